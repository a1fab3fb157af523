import { call } from '#lib/web/call.ts'
import { joinMissions } from '../../joining-contract.ts'

export async function loader() {
  return call(joinMissions, {})
}
