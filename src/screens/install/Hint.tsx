// One quiet line on Home, at the right moment: the app can be installed. Waved away, it never comes back.

import { useState, useSyncExternalStore } from "react";
import { useSetting } from "../../store/hooks.ts";
import type { SettingStore } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { land } from "../land.ts";
import { useWords } from "../words.ts";
import { Act } from "./Act.tsx";
import { due, type Moment } from "./moment.ts";
import type { InstallPort } from "./port.ts";
import "./install.css";

export type HintProps = Pick<Moment, "played" | "saved"> &
  Readonly<{ install: InstallPort; settings: SettingStore }>;

export function Hint({ install, settings, played, saved }: HintProps) {
  const { install: text } = useWords();
  const way = useSyncExternalStore(install.watch, install.way);
  const wanted = useSetting(settings, "hint");
  const [now] = useState(Date.now);
  if (!due({ way, wanted, played, saved, now })) return null;
  const enough = () => {
    settings.set("hint", false);
    // The line goes, and the focus with it.
    land();
  };
  return (
    <div className="hint">
      <Act install={install} way={way} tone="quiet" onAsked={enough} />
      <Button tone="quiet" handle="install-later" label={text.later} onPress={enough}>
        ×
      </Button>
    </div>
  );
}
