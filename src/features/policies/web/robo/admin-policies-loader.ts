import { call } from '#lib/web/call.ts'
import { listAdminRoboPolicies } from '../../admin-contract.ts'

/** All versions of all agreements. */
export async function loader() {
  return call(listAdminRoboPolicies, {})
}
