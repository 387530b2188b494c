// Sips as glasses: up to five in a row, beyond that one glass and how many.
import "./lives.css";

export type SipsProps = Readonly<{
  count: number;
  /** In words: "3 sips". */
  label: string;
}>;

const ROW = 5;

function Glass() {
  return (
    <svg className="lives-glass" viewBox="0 0 16 20" aria-hidden="true">
      <path className="lives-beer" d="M2.8 7h10.4l-1 11.5H3.8z" />
      <path
        className="lives-foam"
        d="M1.8 7c-1-4 2.7-5.2 4-3.2C7 .8 11 1.5 11 4c2-.8 4.2.8 3.2 3z"
      />
      <path className="lives-outline" d="M2.3 7h11.4l-1.2 12H3.5z" />
    </svg>
  );
}

export function Sips({ count, label }: SipsProps) {
  const glasses = count > ROW ? 1 : count;
  return (
    <span className="lives" role="img" aria-label={label}>
      {Array.from({ length: glasses }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: glasses are alike
        <Glass key={index} />
      ))}
      {count > ROW ? <span className="lives-times">×{count}</span> : null}
      {count === 0 ? <span className="lives-none" /> : null}
    </span>
  );
}
