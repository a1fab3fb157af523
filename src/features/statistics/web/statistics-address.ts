import { periods } from '../admin-contract.ts'

/** What the page shows: the period in days, and how people are divided. */
export type Address = { days: (typeof periods)[number]; by: 'age' | 'province' }

/** The address of the page; what it does not know is as if it were missing. */
export function readAddress(search: URLSearchParams): Address {
  const days = periods.find((one) => String(one) === search.get('days')) ?? 28
  return { days, by: search.get('by') === 'province' ? 'province' : 'age' }
}

/** The path with what differs from the first view. */
export function pathOf({ days, by }: Address): string {
  const search = new URLSearchParams({ ...(days !== 28 && { days: String(days) }), ...(by !== 'age' && { by }) })
  return search.size > 0 ? `/admin/statistics?${search}` : '/admin/statistics'
}
