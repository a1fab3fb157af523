/** A parameter without a value (`?filter=`) counts as one that was left out, so that its default applies. */
export function withoutEmpty(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
