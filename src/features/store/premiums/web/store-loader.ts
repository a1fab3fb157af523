import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listPremiums } from '../contract.ts'
import { readStoreQuery } from '../store-path-rules.ts'

/** One large card and twelve small ones: whole rows of two and of four. */
const limit = 13

/** The premiums of ?type=voucher&sort=price_up&page=2. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = readStoreQuery(new URL(request.url).searchParams)
  if (!query) throw pageRefusal('page_not_found')
  const { type, sort, page } = query
  const premiums = await call(listPremiums, { query: { ...(type && { type }), sort, page, limit } })
  if (page > 1 && premiums.items.length === 0) throw pageRefusal('page_not_found')
  return { premiums, query }
}
