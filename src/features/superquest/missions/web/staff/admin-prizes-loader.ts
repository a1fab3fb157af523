import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { call } from '#lib/web/call.ts'
import { listDeskPrizes } from '../../admin-prize-contract.ts'

/** All big prizes with their forms, and what may be one. */
export async function loader() {
  const [prizes, gifts] = await Promise.all([call(listDeskPrizes, {}), call(listGifts, {})])
  return { prizes: prizes.items, gifts: gifts.items }
}
