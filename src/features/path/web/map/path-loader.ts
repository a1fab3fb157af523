import { call } from '#lib/web/call.ts'
import { viewPath } from '../../contract.ts'

export async function loader() {
  return call(viewPath, {})
}
