import { call } from '#lib/web/call.ts'
import { readDesk } from '../../desk-admin-contract.ts'

export async function loader() {
  return { desk: await call(readDesk, {}) }
}
