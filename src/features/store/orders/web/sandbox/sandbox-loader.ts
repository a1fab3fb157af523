import { call } from '#lib/web/call.ts'
import { listPremiums } from '../../../premiums/contract.ts'

/** What can be tried: what readers see in the store. */
export function loader() {
  return call(listPremiums, { query: { limit: 50, page: 1, sort: 'price_up' } })
}
