// The look and the language, mirrored where index.html can read them before the first paint.

/** Remembers both for the next start; a browser without storage just starts with its defaults. */
export function mirror(theme: string, language: string): void {
  try {
    localStorage.setItem("undercup", `${theme} ${language}`);
  } catch {
    // Private mode or a full disk: the next start guesses.
  }
}
