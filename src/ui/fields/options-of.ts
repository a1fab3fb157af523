/** The options of a SelectField, in the order of the object: value → label. */
export function optionsOf(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
