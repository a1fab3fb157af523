import { call } from '#lib/web/call.ts'
import { readGlossary } from '../contract.ts'

export function loader() {
  return call(readGlossary, {})
}
