import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

/**
 * What becomes of a gift that was asked for, as of an order of the store: packed, shipped with a tracking number,
 * delivered; refunded means that it could not be given and that staff has said why.
 */
export const GiftState = z.enum(['paid', 'packed', 'shipped', 'delivered', 'refunded'])
export type GiftState = z.infer<typeof GiftState>

/** A gift as missions, levels, Krazy Day and the big prize show it; `id` is the premium in the store that it is. */
export const Gift = z.object({
  id: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  /** It is sent by post, so taking it needs an address. */
  needs_address: z.boolean(),
})
export type Gift = z.infer<typeof Gift>

/** The gift to show; a placeholder when the store has no such premium any more, which cannot be ordered. */
export function giftOf(gifts: ReadonlyMap<string, Gift>, id: string): Gift {
  return gifts.get(id) ?? { id, name: 'ของขวัญ', imageUrl: '', needs_address: true }
}

export const giftErrors = {
  gift_not_found: { status: 404, th: 'ไม่พบของขวัญชิ้นนี้' },
  gift_out: { status: 409, th: 'ของขวัญชิ้นนี้หมดชั่วคราว สิทธิของคุณยังอยู่ ทีมงานกำลังเติม ลองใหม่ภายหลัง' },
  gift_address_needed: { status: 422, th: 'ของขวัญชิ้นนี้ส่งถึงบ้าน เลือกที่อยู่ก่อน' },
} as const satisfies ErrorTable

/** The body of every act that may order a gift: the address is one of the store's kept ones, null where nothing is sent. */
export const giftAddress = { address: z._default(z.nullable(z.uuid()), null) }

/** What an ordered gift answers; `order` is the id in the store's orders. */
export const GiftOrdered = z.object({ order: z.uuid(), gift: Gift, state: GiftState })
export type GiftOrdered = z.infer<typeof GiftOrdered>

/** `trackingNumber` is empty until it is shipped. */
export const PremiumGiftHistoryItem = z.object({
  id: z.uuid(),
  imageUrl: z.string(),
  name: z.string(),
  trackingNumber: z.string(),
  tracking_url: z.nullable(z.string()),
  state: GiftState,
  /** What it was for: the mission's title, the level's name … */
  source: z.string(),
  asked_at: z.iso.datetime(),
})
export type PremiumGiftHistoryItem = z.infer<typeof PremiumGiftHistoryItem>

export const premiumGiftHistory = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/premiumGiftHistory',
  access: 'protected',
  summary: 'ของขวัญที่ฉันได้จาก Super Quest ใหม่สุดก่อน พร้อมเลขพัสดุ',
  query: z.object(pageQuery),
  reply: pageOf(PremiumGiftHistoryItem),
})
