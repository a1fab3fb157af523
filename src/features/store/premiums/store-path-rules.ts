import { type PremiumSort, type PremiumType, premiumSorts, premiumTypes } from './contract.ts'

/** What a list of premiums is narrowed and ordered by; the address says it. */
export type StoreQuery = { type?: PremiumType | undefined; sort?: PremiumSort | undefined; page?: number | undefined }

/** The address of a list: /store?type=voucher&sort=price_up&page=2. What is the usual is left out. */
export function storePath({ type, sort = 'new', page = 1 }: StoreQuery = {}): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (sort !== 'new') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/store?${query}` : '/store'
}

/** Reads such an address; null where it names no list. */
export function readStoreQuery(
  search: URLSearchParams,
): { type: PremiumType | undefined; sort: PremiumSort; page: number } | null {
  const type = search.get('type') ?? undefined
  const sort = search.get('sort') ?? 'new'
  const page = search.get('page') ?? '1'
  if (type !== undefined && !premiumTypes.some((one) => one === type)) return null
  if (!premiumSorts.some((one) => one === sort) || !/^[1-9]\d{0,2}$/.test(page)) return null
  return { type: type as PremiumType | undefined, sort: sort as PremiumSort, page: Number(page) }
}
