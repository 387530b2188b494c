// Things in an order that fingers and buttons change: drawn along by a handle, or one place at a time.
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { dragBy } from "./drag.ts";
import "./order.css";

export type OrderProps<T> = Readonly<{
  items: readonly T[];
  keyOf: (item: T) => string;
  draw: (item: T, index: number) => ReactNode;
  /** Accessible names: "Move Anna up". */
  up: (item: T) => string;
  down: (item: T) => string;
  /** What the handle is called: "Drag Anna". */
  drag: (item: T) => string;
  onMove: (from: number, to: number) => void;
  label?: string;
}>;

export function Order<T>({ items, keyOf, draw, up, down, drag, onMove, label }: OrderProps<T>) {
  return (
    <ol className="order" aria-label={label}>
      {items.map((item, index) => (
        <li className="order-item" key={keyOf(item)}>
          <span
            className="order-grip"
            title={drag(item)}
            aria-hidden="true"
            onPointerDown={dragBy(index, onMove)}
          />
          <div className="order-thing">{draw(item, index)}</div>
          <Button
            tone="quiet"
            label={up(item)}
            disabled={index === 0}
            onPress={() => onMove(index, index - 1)}
          >
            ↑
          </Button>
          <Button
            tone="quiet"
            label={down(item)}
            disabled={index === items.length - 1}
            onPress={() => onMove(index, index + 1)}
          >
            ↓
          </Button>
        </li>
      ))}
    </ol>
  );
}
