import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { AddressForm } from '../addresses/contract.ts'
import { PremiumType } from '../premiums/contract.ts'

/** The life of an order: order-state-rules.ts. */
export const OrderState = z.enum(['paid', 'packed', 'shipped', 'delivered', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

/** `figures` of the problem carry what {names} stand for: price and missing in hundredths of koin, the others whole. */
export const orderErrors = {
  idempotency_key_needed: { status: 400, th: 'คำขอนี้ไม่มีรหัสกันส่งซ้ำ ลองกดใหม่อีกครั้ง ยังไม่มีการหัก koin' },
  not_on_sale_yet: { status: 409, th: 'ยังไม่ถึงเวลาแลก เปิดให้แลก {when} ยังไม่มีการหัก koin' },
  sale_over: { status: 409, th: 'หมดเวลาแลกรายการนี้แล้ว ยังไม่มีการหัก koin' },
  /** figures.left: how many there still are, fewer than were asked for. */
  sold_out: { status: 409, th: 'เหลือไม่พอ ตอนนี้เหลือ {left} ชิ้น ยังไม่มีการหัก koin' },
  /** figures.limit, figures.bought. */
  limit_reached: { status: 409, th: 'แลกได้คนละ {limit} ชิ้น คุณแลกไปแล้ว {bought} ชิ้น' },
  /** figures.price: of one piece now. */
  price_changed: { status: 409, th: 'ราคาเปลี่ยนเป็น {koin} koin ยังไม่มีการหัก koin ดูราคาใหม่แล้วตัดสินใจอีกครั้ง' },
  /** figures.most: how many pieces may go out in one order. */
  order_too_large: {
    status: 422,
    th: 'ของในหนึ่งรายการต้องมีมูลค่าไม่ถึง 1,000 บาท แลกชิ้นนี้ได้ครั้งละไม่เกิน {max} ชิ้น ยังไม่มีการหัก koin',
  },
  /** figures.missing; figures.days at the person's pace, left out where nothing was earned lately. */
  koin_short: { status: 409, th: 'ยังขาดอีก {koin} koin ยังไม่มีการหัก koin ใส่ในรายการที่อยากได้แล้วค่อย ๆ เก็บได้' },
  buy_not_allowed: { status: 403, th: 'บัญชีนี้ยังจ่ายด้วย koin ไม่ได้ {why}' },
  address_needed: { status: 422, th: 'ของชิ้นนี้ต้องส่งถึงบ้าน บอกที่อยู่และเบอร์โทรก่อน' },
  order_not_found: { status: 404, th: 'ไม่พบรายการแลกนี้' },
  gift_not_cancellable: { status: 409, th: 'ของขวัญชิ้นนี้ไม่ได้ใช้ koin ถ้าที่อยู่ผิดหรือไม่อยากรับแล้ว บอกทีมงานก่อนแพ็ก' },
  order_not_cancellable: { status: 409, th: 'ยกเลิกได้ก่อนเริ่มแพ็กเท่านั้น รายการนี้ไปต่อแล้ว' },
  code_seen: { status: 409, th: 'เปิดดูโค้ดแล้ว จึงยกเลิกไม่ได้' },
  no_code_here: { status: 409, th: 'รายการนี้ไม่มีโค้ด' },
  code_taken_back: { status: 409, th: 'รายการนี้ยกเลิกและคืน koin แล้ว โค้ดจึงดูไม่ได้' },
  order_not_on_way: { status: 409, th: 'แจ้งได้เมื่อของถูกส่งออกแล้ว' },
} as const satisfies ErrorTable

/** `url` leads to the carrier's page on this parcel; null for a carrier that we know none of. */
export const Tracking = z.object({ carrier: z.string(), number: z.string(), url: z.nullable(z.string()) })
export type Tracking = z.infer<typeof Tracking>

/** A row of the purchase history: `image`, `name`, `tracking` are the specification's. The colour is the place's in the list. */
export const HistoryItem = z.object({
  id: z.uuid(),
  /** What people call it when they talk to us. */
  number: z.string(),
  premium_id: z.uuid(),
  type: PremiumType,
  image: z.string(),
  name: z.string(),
  tracking: z.nullable(Tracking),
  state: OrderState,
  quantity: z.int(),
  paid: Koin,
  bought_at: z.iso.datetime(),
})
export type HistoryItem = z.infer<typeof HistoryItem>

const moment = z.nullable(z.iso.datetime())

/** An order as its buyer sees it. What may be done now stands in `may`. */
export const OrderView = z.extend(HistoryItem, {
  price: Koin,
  /** Reached at, by state; null where not. */
  packed_at: moment,
  shipped_at: moment,
  delivered_at: moment,
  refunded_at: moment,
  /** Staff's sentence, or null where the buyer cancelled. */
  refund_reason: z.nullable(z.string()),
  not_arrived_at: moment,
  /** Null: nothing is sent, or the address was forgotten. */
  address: z.nullable(
    z.object({
      name: z.string(),
      phone: z.string(),
      line: z.string(),
      tambon: z.string(),
      amphoe: z.string(),
      province: z.string(),
      postcode: z.string(),
    }),
  ),
  may: z.object({
    cancel: z.boolean(),
    report_not_arrived: z.boolean(),
    confirm_arrival: z.boolean(),
    show_code: z.boolean(),
  }),
})
export type OrderView = z.infer<typeof OrderView>

/** A kept address, or a new one, which `save` keeps for the next time. */
const sendTo = z.union([
  z.object({ address_id: z.uuid() }),
  z.extend(AddressForm, { save: z._default(z.boolean(), false) }),
])

/**
 * `expected_price` is the price of one piece that the buyer saw, in hundredths: another one is refused with price_changed.
 * Left out, what the piece costs now is paid, and the order says how much that was. An Idempotency-Key is needed; sent again with it, nothing is bought twice.
 */
export const buyPremium = endpoint({
  method: 'POST',
  path: '/v2/api/store/buy',
  access: 'protected',
  summary: 'แลกของรางวัลด้วย koin',
  body: z.object({
    id: z.uuid(),
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
    expected_price: z.optional(Koin),
    address: z.optional(sendTo),
  }),
  reply: z.object({ order: OrderView, koin: Koin }),
  errors: [
    'premium_not_found',
    'idempotency_key_needed',
    'maker_gain',
    'not_on_sale_yet',
    'sale_over',
    'sold_out',
    'limit_reached',
    'price_changed',
    'order_too_large',
    'koin_short',
    'not_enough_koin',
    'buy_not_allowed',
    'address_needed',
    'address_not_found',
    'address_unknown',
    'address_not_allowed',
    'addresses_full',
  ],
})

export const listHistory = endpoint({
  method: 'GET',
  path: '/v2/api/store/history',
  access: 'protected',
  summary: 'ของที่ฉันแลก ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(HistoryItem),
})

export const orderRef = z.object({ id: z.uuid() })

export const showOrder = endpoint({
  method: 'GET',
  path: '/v2/api/store/order',
  access: 'protected',
  summary: 'รายการแลกหนึ่งรายการของฉัน',
  query: orderRef,
  reply: OrderView,
  errors: ['order_not_found'],
})

/** Cancelled already: nothing changes. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v2/api/store/order/cancel',
  access: 'protected',
  summary: 'ยกเลิกรายการแลกที่ยังไม่แพ็ก ได้ koin คืนครบ',
  query: orderRef,
  reply: z.object({ order: OrderView, koin: Koin }),
  errors: ['order_not_found', 'order_not_cancellable', 'gift_not_cancellable', 'code_seen'],
})

/** From shipped on, up to 30 days after; told twice, nothing changes. */
export const reportNotArrived = endpoint({
  method: 'POST',
  path: '/v2/api/store/order/notArrived',
  access: 'protected',
  summary: 'แจ้งว่าของยังไม่มา ทีมงานจะตามให้',
  query: orderRef,
  reply: OrderView,
  errors: ['order_not_found', 'order_not_on_way'],
})

export const confirmArrival = endpoint({
  method: 'POST',
  path: '/v2/api/store/order/arrived',
  access: 'protected',
  summary: 'บอกว่าได้รับของแล้ว',
  query: orderRef,
  reply: OrderView,
  errors: ['order_not_found', 'order_not_on_way'],
})

/** A POST: each look is logged, and the first one ends the time in which the order can be cancelled. */
export const showCode = endpoint({
  method: 'POST',
  path: '/v2/api/store/order/code',
  access: 'protected',
  summary: 'แสดงโค้ดของฉัน ดูแล้วยกเลิกไม่ได้',
  query: orderRef,
  reply: z.object({ codes: z.array(z.string()), how_to_use: z.nullable(z.string()), looks: z.int() }),
  errors: ['order_not_found', 'no_code_here', 'code_taken_back'],
})
