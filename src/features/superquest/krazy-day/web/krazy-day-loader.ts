import { call } from '#lib/web/call.ts'
import { readKrazyDay } from '../contract.ts'

export async function loader() {
  return call(readKrazyDay, {})
}
