// What is laid over a screen: a native dialog, closed on purpose only, giving the focus back.
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./Button.tsx";
import "./sheet.css";

export type SheetProps = Readonly<{
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Escape, the back key, the close button. */
  onClose: () => void;
  /** "Close". Without it the sheet has no button of its own. */
  close?: string;
  /** What must be answered: Escape and the back key do nothing. */
  must?: boolean;
  handle?: string;
  /** For what is long: its close button stays in sight. */
  long?: boolean;
}>;

export function Sheet(props: SheetProps) {
  const { open, title, children, onClose, close, must = false, handle, long = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={long ? "sheet sheet-long" : "sheet"}
      aria-labelledby={heading}
      data-testid={handle}
      tabIndex={-1}
      onCancel={(event) => {
        // Open is the caller's word, never the browser's.
        event.preventDefault();
        if (!must) onClose();
      }}
      onClose={(event) => {
        // A second press of the back key asks nobody.
        if (!open || event.currentTarget.open) return;
        if (must) event.currentTarget.showModal();
        else onClose();
      }}
    >
      {open ? (
        <div className="sheet-body">
          <h2 id={heading}>{title}</h2>
          {children}
          {close === undefined ? null : (
            <Button tone="quiet" onPress={onClose}>
              {close}
            </Button>
          )}
        </div>
      ) : null}
    </dialog>
  );
}
