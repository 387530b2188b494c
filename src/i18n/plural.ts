// Counted things by each language's own plural rule.

/** Takes a language tag; gives a chooser between the word for one and the word for more. */
export function pluralOf(language: string): (count: number, one: string, more: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, more) => `${count} ${rules.select(count) === "one" ? one : more}`;
}
