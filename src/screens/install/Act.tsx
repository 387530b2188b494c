// The one button that installs, or shows how; nothing where neither can be done.

import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useWords } from "../words.ts";
import { How } from "./How.tsx";
import type { InstallPort, Way } from "./port.ts";

type ActProps = Readonly<{
  install: InstallPort;
  way: Way | null;
  tone: "plain" | "quiet";
  /** The browser's offer was taken up: it is gone, whatever is answered. */
  onAsked?: () => void;
}>;

export function Act({ install, way, tone, onAsked }: ActProps) {
  const { install: text } = useWords();
  const [open, setOpen] = useState(false);
  if (way === "offer") {
    const ask = () => {
      void install.ask();
      onAsked?.();
    };
    return (
      <Button tone={tone} handle="install" onPress={ask}>
        {text.offer}
      </Button>
    );
  }
  if (way !== "share") return null;
  return (
    <>
      <Button tone={tone} handle="install-how" onPress={() => setOpen(true)}>
        {text.share}
      </Button>
      <How open={open} onClose={() => setOpen(false)} />
    </>
  );
}
