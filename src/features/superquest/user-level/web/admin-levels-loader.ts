import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { call } from '#lib/web/call.ts'
import { listDeskLevels } from '../admin-contract.ts'

export async function loader() {
  const [levels, gifts] = await Promise.all([call(listDeskLevels, {}), call(listGifts, {})])
  return { levels: levels.items, gifts: gifts.items }
}
