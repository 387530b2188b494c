// What the app says about itself, quietly, above the screen. Never about the dice.

import { useSyncExternalStore } from "react";
import { useSaving } from "../store/hooks.ts";
import { Notice } from "../ui/Notice.tsx";
import "./frame.css";
import type { Ports, Route } from "./ports.ts";
import { useFront } from "./words.ts";

type NoticesProps = Readonly<{ ports: Ports; route: Route; onUseHere: () => void }>;

export function Notices({ ports, route, onUseHere }: NoticesProps) {
  const words = useFront().notices;
  const close = useFront().close;
  const saving = useSaving(ports.saving);
  const news = useSyncExternalStore(ports.watchNews, ports.news);
  const memory = news.notices.includes("memory");
  const atHome = route === "home";
  return (
    <div className="notices">
      {saving === "failing" || memory ? (
        <Notice tone="warn" handle="storage-warning">
          {memory ? words.memory : words.storage}
        </Notice>
      ) : null}
      {atHome && news.elsewhere !== null ? (
        <Notice action={{ label: words.useHere, handle: "use-here", onPress: onUseHere }}>
          {words.elsewhere}
        </Notice>
      ) : null}
      {atHome && news.update ? (
        <Notice action={{ label: words.updateDo, handle: "update-accept", onPress: ports.update }}>
          {words.update}
        </Notice>
      ) : null}
      {atHome
        ? news.notices
            .filter((name) => name !== "memory")
            .map((name) => (
              <Notice
                key={name}
                handle={`notice-${name}`}
                dismiss={{ label: close, onPress: () => ports.dismiss(name) }}
              >
                {words[name]}
              </Notice>
            ))
        : null}
    </div>
  );
}
