import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { getMutualFund } from '../../contract.ts'

/** The plans of a signed-in person, and the one that was interrupted; null for a visitor. */
export async function loader() {
  return { mine: readToken() === null ? null : await call(getMutualFund, {}) }
}
