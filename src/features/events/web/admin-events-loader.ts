import { call } from '#lib/web/call.ts'
import { listAdminEvents } from '../admin-contract.ts'

/** The events that staff works on. */
export async function loader() {
  return call(listAdminEvents, {})
}
