// In Settings, for good: how the app comes to the home screen. Nothing where it is there already.

import { useSyncExternalStore } from "react";
import { useWords } from "../words.ts";
import { Act } from "./Act.tsx";
import type { InstallPort } from "./port.ts";
import "./install.css";

export function Ways({ install }: Readonly<{ install: InstallPort }>) {
  const { install: text } = useWords();
  const way = useSyncExternalStore(install.watch, install.way);
  if (way === null) return null;
  return (
    <section className="settings-part" data-testid="install-ways">
      <h2>{text.title}</h2>
      {way === "safari" || way === "menu" ? <p>{text[way]}</p> : <p>{text.why}</p>}
      <Act install={install} way={way} tone="plain" />
    </section>
  );
}
