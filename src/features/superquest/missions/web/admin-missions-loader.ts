import { call } from '#lib/web/call.ts'
import { listDeskMissions } from '../admin-contract.ts'

export async function loader() {
  return call(listDeskMissions, { query: {} })
}
