import { call } from '#lib/web/call.ts'
import { listAdminPortfolios } from '../admin-contract.ts'

/** The portfolios of all levels. */
export async function loader() {
  return call(listAdminPortfolios, {})
}
