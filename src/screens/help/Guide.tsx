// The line of the first-round guide, where this screen has one.

import "./help.css";
import { useHelp } from "./help.ts";

export function Guide() {
  const { guide } = useHelp();
  return guide === null ? null : (
    <p className="guide" data-testid="guide">
      {guide}
    </p>
  );
}
