import { call } from '#lib/web/call.ts'
import { listAddresses } from '../contract.ts'

/** The addresses that the person keeps. */
export async function loader() {
  return call(listAddresses, {})
}
