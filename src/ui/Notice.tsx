// A quiet line about the app itself: storage, offline, a new version. Never about the dice.
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import "./notice.css";

export type NoticeProps = Readonly<{
  children: ReactNode;
  /** `warn` is read out at once. */
  tone?: "calm" | "warn";
  handle?: string;
  action?: Readonly<{ label: string; onPress: () => void; handle?: string }>;
  dismiss?: Readonly<{ label: string; onPress: () => void }>;
}>;

export function Notice({ children, tone = "calm", handle, action, dismiss }: NoticeProps) {
  return (
    <div
      className={`notice notice-${tone}`}
      role={tone === "warn" ? "alert" : "status"}
      data-testid={handle}
    >
      <p>{children}</p>
      {action === undefined ? null : (
        <Button
          onPress={action.onPress}
          {...(action.handle === undefined ? {} : { handle: action.handle })}
        >
          {action.label}
        </Button>
      )}
      {dismiss === undefined ? null : (
        <Button tone="quiet" label={dismiss.label} onPress={dismiss.onPress}>
          ×
        </Button>
      )}
    </div>
  );
}
