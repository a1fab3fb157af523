import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { Gift, GiftState } from './contract.ts'

const packers: readonly StaffRole[] = ['fulfilment']
const makers: readonly StaffRole[] = ['editor', 'fulfilment']

/** What may be a gift: physical premiums and vouchers of the store, listed there or not, with how many are left. */
export const listGifts = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/gifts',
  access: 'staff',
  roles: makers,
  summary: 'ของในร้านที่ใช้เป็นของขวัญได้ พร้อมจำนวนที่เหลือ',
  reply: z.object({ items: z.array(z.extend(Gift, { stock: z.int() })) }),
})

/**
 * The queue of gifts, those that wait longest first. An order is one of the store without a price: packing, tracking,
 * delivery and refunds happen at the store's desk, by its calls and with its CSV; this is the part that Super Quest asked for.
 */
export const listGiftOrders = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/giftOrders',
  access: 'staff',
  roles: packers,
  summary: 'คิวของขวัญที่ต้องส่งจาก Super Quest',
  query: z.object({ ...pageQuery, state: z.optional(GiftState) }),
  reply: pageOf(
    z.object({
      /** The store's order. */
      id: z.uuid(),
      gift: Gift,
      state: GiftState,
      source: z.string(),
      tracking: z.nullable(z.string()),
      asked_at: z.iso.datetime(),
    }),
  ),
})
