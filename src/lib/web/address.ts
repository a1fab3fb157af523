/** The value when it is in the list; null otherwise. */
export function oneOf<const T extends string>(list: readonly T[], value: string): T | null {
  return (list as readonly string[]).includes(value) ? (value as T) : null
}

/** The page number of an address: 1 without one, null when it is not a page from 1 to 100. */
export function pageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= 100 ? page : null
}
