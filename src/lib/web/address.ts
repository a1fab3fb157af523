/** The value if it is one of the list; null otherwise. */
export function oneOf<const T extends string>(list: readonly T[], value: string): T | null {
  return (list as readonly string[]).includes(value) ? (value as T) : null
}

/** The page of a list that an address asks for: 1 without one, null for what is no page from 1 to 100. */
export function pageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= 100 ? page : null
}
