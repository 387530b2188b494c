// The drawings of those who have no die of lives: swimming, out, gone home.

/** Swimming: a life ring on the water. */
export function Ring() {
  return (
    <svg className="lives-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="10" r="6.2" className="lives-ring" />
      <path d="M12 2.2v3.2M12 14.6v3.2M4.2 10h3.2M16.6 10h3.2" className="lives-band" />
      <path d="M1.5 18c2-1.8 3.5-1.8 5.3 0s3.5 1.8 5.2 0 3.5-1.8 5.2 0 3.3 1.8 5.3 0" />
      <path d="M4 21.8c1.7-1.4 3-1.4 4.7 0s3.2 1.4 4.8 0 3.2-1.4 4.8 0" />
    </svg>
  );
}

/** Out: a die that has cracked. */
export function Gone() {
  return (
    <svg className="lives-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 3.5h6l-1.5 4 3.5 3-3 4 2.5 6H5a1.7 1.7 0 0 1-1.7-1.7V5.2A1.7 1.7 0 0 1 5 3.5z" />
      <path d="M14.5 3.5H19a1.7 1.7 0 0 1 1.7 1.7v13.6a1.7 1.7 0 0 1-1.7 1.7h-3l-2.5-6 3-4-3.5-3z" />
    </svg>
  );
}

/** Gone home: a door left open. */
export function Home() {
  return (
    <svg className="lives-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 21.5h18M5.5 21.5v-19h13v19M5.5 2.5l8 3v18.5l-8-2.5M10.8 13v1.5" />
    </svg>
  );
}
