import { call } from '#lib/web/call.ts'
import { listAdminFunds } from '../../admin-contract.ts'

/** Every fund for staff. */
export async function loader() {
  return call(listAdminFunds, {})
}
