// A picture of numbers: drawn for the eye, and the same numbers as a table for a screen reader.

import type { ReactNode } from "react";
import "./chart.css";

export type Cells = readonly (string | number)[];

type FigureProps = Readonly<{
  title: string;
  handle: string;
  /** In the picture's own units; its width is always 340. */
  height: number;
  children: ReactNode;
  head: Cells;
  rows: readonly Cells[];
  /** Under the drawing: what the patterns mean. */
  legend?: ReactNode;
}>;

export const WIDTH = 340;

export function Figure({ title, handle, height, children, head, rows, legend }: FigureProps) {
  return (
    <figure className="chart" data-testid={handle}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title}>
        {children}
      </svg>
      {legend}
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that never changes
              <tr key={place}>
                <th scope="row">{first}</th>
                {rest.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns in their order
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Takes a name; gives as much of it as fits beside a picture. */
export function short(name: string, most = 11): string {
  const signs = [...name];
  return signs.length > most ? `${signs.slice(0, most - 1).join("")}…` : name;
}
