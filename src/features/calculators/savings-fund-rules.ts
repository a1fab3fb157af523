/** Of savings at 15 to 30 years the state adds half, at most 1,800 baht a year (F150 of content/sources.json). */
const match = { share: 0.5, maxYear: 1_800 }

/** Baht that may be saved in a year (F150). */
export const maxSavingsFundYear = 30_000

/**
 * Savings of `monthly` baht a month for some years, all before the age of 31, with what the state adds; without any
 * return. `own` and `added` are sums after each year, from 0 years on.
 */
export function savingsFund(monthly: number, years: number) {
  const ownYear = monthly * 12
  const addedYear = Math.min(ownYear * match.share, match.maxYear)
  const sums = (year: number) => Array.from({ length: years + 1 }, (_, at) => year * at)
  return { ownYear, addedYear, own: sums(ownYear), added: sums(addedYear) }
}
