import { call } from '#lib/web/call.ts'
import { listAdminEvents } from '../../admin-contract.ts'

/** The events for staff. */
export async function loader() {
  return call(listAdminEvents, {})
}
