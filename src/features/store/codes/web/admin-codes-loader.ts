import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { listAdminPremiums } from '../../premiums/admin-contract.ts'

/** The premiums with a code pool; null for staff who may turn the key and not look after the store. */
export async function loader() {
  try {
    return await call(listAdminPremiums, { query: { type: 'code' } })
  } catch (error) {
    if (asRefusal(error).code === 'forbidden') return { items: null }
    throw error
  }
}
