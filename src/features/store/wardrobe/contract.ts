import { z } from 'zod/mini'
import { wearNames, wearSlots } from '#art/names/wear-names.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { Pace, PaysNot } from '../premiums/contract.ts'

export const wardrobeErrors = {
  wardrobe_thing_not_found: { status: 404, th: 'ไม่พบของชิ้นนี้' },
  wardrobe_thing_not_owned: { status: 409, th: 'ยังไม่มีของชิ้นนี้ แลกก่อนแล้วจึงใช้ได้' },
  wardrobe_wrong_slot: { status: 422, th: 'ของชิ้นนี้ใช้ตรงนี้ไม่ได้' },
} as const satisfies ErrorTable

export const WearSlot = z.enum(wearSlots)

/**
 * A thing to wear or of the room. `missing` is what is short of its price and `pace` how far that is; 0 where there is
 * enough or where it is owned.
 */
export const WardrobeThing = z.object({
  key: z.enum(wearNames as [string, ...string[]]),
  slot: WearSlot,
  name: z.string(),
  price: Koin,
  is_owned: z.boolean(),
  is_chosen: z.boolean(),
  missing: Koin,
  pace: Pace,
})

/** What there is and what the person has of it. `pays_not`: why the account may not pay in koin; null where it may. */
export const Wardrobe = z.object({
  koin: Koin,
  pays_not: z.nullable(PaysNot),
  things: z.array(WardrobeThing),
})

/** The key of a thing; one that nobody knows is refused, as a thing that is not there. */
const thingKey = z.string().check(z.regex(/^[a-z-]{1,40}$/))

export const readWardrobe = endpoint({
  method: 'GET',
  path: '/v2/api/store/wardrobe',
  access: 'protected',
  summary: 'ของแต่งตัวและของแต่งห้องของกล้า ราคา และที่ฉันมีกับใช้อยู่',
  reply: Wardrobe,
})

/** Bought already: nothing changes and nothing is paid. What is bought is worn, or stands in the room, at once. */
export const buyWardrobeThing = endpoint({
  method: 'POST',
  path: '/v2/api/store/wardrobe/buy',
  access: 'protected',
  summary: 'แลกของแต่งตัวหรือของแต่งห้องหนึ่งชิ้นด้วย koin ครั้งเดียว เก็บไว้ได้ตลอด',
  body: z.object({ thing: thingKey, expected_price: Koin }),
  reply: Wardrobe,
  errors: ['wardrobe_thing_not_found', 'price_changed', 'koin_short', 'not_enough_koin', 'buy_not_allowed'],
})

/** `thing` null takes off what is there. */
export const chooseWardrobeThing = endpoint({
  method: 'POST',
  path: '/v2/api/store/wardrobe/choose',
  access: 'protected',
  summary: 'เลือกของที่ใส่หรือที่วางในห้อง หรือเอาออก',
  body: z.object({ slot: WearSlot, thing: z.nullable(thingKey) }),
  reply: Wardrobe,
  errors: ['wardrobe_thing_not_found', 'wardrobe_thing_not_owned', 'wardrobe_wrong_slot'],
})
