import { call } from '#lib/web/call.ts'
import { listKoinRates } from '../rate-contract.ts'

/** Rates and caps of koin: in force, announced, and waiting. */
export async function loader() {
  return call(listKoinRates, {})
}
