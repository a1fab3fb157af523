import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { PremiumType } from '../premiums/contract.ts'
import { OrderState, OrderView, orderRef } from './contract.ts'

/** The roles that pack and send parcels, and so see addresses. */
export const packers: readonly StaffRole[] = ['fulfilment']
/** Finance gives koin back, and needs to see for what. */
const readers: readonly StaffRole[] = ['fulfilment', 'finance']

export const adminOrderErrors = {
  order_moved: { status: 409, th: 'รายการนี้เปลี่ยนสถานะไปแล้ว โหลดใหม่เพื่อดูล่าสุด' },
  tracking_needed: { status: 422, th: 'ส่งแล้วต้องบอกผู้ส่งและเลขพัสดุ' },
  order_refunded: { status: 409, th: 'รายการนี้คืน koin ไปแล้ว' },
  voucher_used: { status: 409, th: 'บัตรจากรายการนี้ใช้ไปแล้ว จึงคืน koin ไม่ได้' },
  orders_csv_wrong: { status: 422, th: 'มีแถวที่ยังไม่ถูกต้อง แก้แล้วส่งใหม่ทั้งไฟล์ ยังไม่มีรายการใดเปลี่ยน' },
} as const satisfies ErrorTable

/** The carriers that we know the tracking pages of; another one may be typed. */
const trackingForm = z.object({
  carrier: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  number: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{5,40}$/, 'เลขพัสดุมีแต่ตัวอักษรอังกฤษและตัวเลข')),
})

/** The buyer by the name that everybody sees. `address` is null for staff that does not pack: `may_pack` is false then. */
const AdminOrder = z.extend(OrderView, {
  may_pack: z.boolean(),
  /** How many other accounts have had parcels sent to this phone: family, or one person with several; 0 for staff that does not pack. */
  same_phone: z.int(),
  buyer: z.object({ id: z.uuid(), name: z.string() }),
})
export type AdminOrder = z.infer<typeof AdminOrder>

const filter = {
  state: z.optional(OrderState),
  type: z.optional(PremiumType),
  premium: z.optional(z.uuid()),
  /** '1': those that buyers miss. */
  missed: z.optional(z.enum(['1'])),
}

/** Oldest first, as a queue; `number` finds one order by what the buyer calls it. */
export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/orders',
  access: 'staff',
  roles: readers,
  looks: 'premium_order',
  summary: 'คิวรายการแลก กรองตามสถานะ ชนิด ของรางวัล หรือที่แจ้งว่ายังไม่มา',
  query: z.object({
    ...filter,
    number: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    ...pageQuery,
  }),
  reply: z.extend(pageOf(AdminOrder), {
    /** Whether the asker packs: moves orders, and takes them out and in as CSV. */
    may_pack: z.boolean(),
    /** Physical orders by state, and how many are missed. */
    counts: z.object({ paid: z.int(), packed: z.int(), shipped: z.int(), missed: z.int() }),
  }),
})

export const showAdminOrder = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/order',
  access: 'staff',
  roles: readers,
  looks: 'premium_order',
  summary: 'รายการแลกหนึ่งรายการ สำหรับทีมงาน',
  query: orderRef,
  reply: AdminOrder,
  errors: ['order_not_found'],
})

/** `from` is the state that staff saw: another one is refused with order_moved. Shipped needs the tracking. */
export const moveOrder = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/order/move',
  access: 'staff',
  roles: packers,
  looks: 'by_handler',
  summary: 'เลื่อนสถานะรายการแลก: แพ็กแล้ว ส่งแล้ว หรือถึงแล้ว',
  query: orderRef,
  body: z.object({
    from: OrderState,
    to: z.enum(['packed', 'shipped', 'delivered']),
    tracking: z._default(z.nullable(trackingForm), null),
  }),
  reply: AdminOrder,
  errors: ['order_not_found', 'order_moved', 'tracking_needed', 'work_claimed'],
})

/** Gives back the koin and, where it can be sold again, the stock; the reason is shown to the buyer. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/order/refund',
  access: 'staff',
  roles: readers,
  stepUp: true,
  looks: 'by_handler',
  koin: 'returns',
  summary: 'คืน koin ของรายการแลก พร้อมเหตุผลที่ผู้แลกเห็น',
  query: orderRef,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(200)),
    /** Whether the piece is back on our shelf; of physical premiums alone. */
    is_back: z._default(z.boolean(), true),
  }),
  reply: AdminOrder,
  errors: ['order_not_found', 'order_refunded', 'voucher_used', 'own_gain', 'alone_spent'],
})

/** At most 5,000 rows, oldest first. A POST: it hands out addresses, and the log says to whom. */
export const exportOrders = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/orders/csv',
  access: 'staff',
  roles: packers,
  stepUp: true,
  looks: 'by_handler',
  summary: 'รายการแลกเป็น CSV สำหรับแพ็กและส่ง',
  body: z.object(filter),
  reply: z.object({ file_name: z.string(), csv: z.string(), rows: z.int() }),
})

/**
 * The exported file with `state` (packed, shipped, delivered), `carrier` and `tracking` filled in; other columns are not
 * read. A wrong row is named as field `rows.<row>` (1 is the first after the heading) and nothing is done at all. A row
 * that stands as it was changes nothing. `is_trial` says what would be done.
 */
export const importOrders = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/orders/upload',
  access: 'staff',
  roles: packers,
  stepUp: true,
  summary: 'นำ CSV ของรายการแลกกลับเข้า เลื่อนสถานะทีละหลายรายการ',
  body: z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(2_000_000)),
    is_trial: z._default(z.boolean(), false),
  }),
  bodyLimit: 4 * 1024 * 1024,
  reply: z.object({ moved: z.int(), unchanged: z.int() }),
  errors: ['orders_csv_wrong'],
})
