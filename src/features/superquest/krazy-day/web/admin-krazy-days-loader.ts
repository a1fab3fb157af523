import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { call } from '#lib/web/call.ts'
import { listDeskKrazyDays } from '../admin-contract.ts'

export async function loader() {
  const [days, gifts] = await Promise.all([call(listDeskKrazyDays, {}), call(listGifts, {})])
  return { days: days.items, gifts: gifts.items }
}
