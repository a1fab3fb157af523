import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { Nearest, Pace, PremiumItem, premiumRef } from '../premiums/contract.ts'

export const wishErrors = {
  wishes_full: { status: 409, th: 'ใส่ได้ไม่เกิน 30 อย่าง เอาที่ไม่อยากได้แล้วออกก่อน' },
} as const satisfies ErrorTable

/** `percent` is how much of the price is in the wallet, 0 to 100, rounded down. */
export const Wish = z.object({
  premium: PremiumItem,
  missing: Koin,
  percent: z.int(),
  pace: Pace,
  wished_at: z.iso.datetime(),
})
export type Wish = z.infer<typeof Wish>

/** `nearest` is what can be had before the newest wish; null where that is reached, or nothing is nearer. */
const MyWishes = z.object({ koin: Koin, items: z.array(Wish), nearest: z.nullable(Nearest) })

export const listWishes = endpoint({
  method: 'GET',
  path: '/v2/api/store/wishes',
  access: 'protected',
  summary: 'สิ่งที่ฉันอยากได้ กับจำนวนวันตามจังหวะของฉัน ใหม่สุดก่อน',
  reply: MyWishes,
})

/** One that is there already changes nothing. */
export const addWish = endpoint({
  method: 'POST',
  path: '/v2/api/store/wish',
  access: 'protected',
  summary: 'ใส่ในรายการที่อยากได้',
  query: premiumRef,
  reply: MyWishes,
  errors: ['premium_not_found', 'wishes_full'],
})

/** One that is not there changes nothing. */
export const removeWish = endpoint({
  method: 'DELETE',
  path: '/v2/api/store/wish',
  access: 'protected',
  summary: 'เอาออกจากรายการที่อยากได้',
  query: premiumRef,
  reply: MyWishes,
})
