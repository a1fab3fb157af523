import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { Gift, giftAddress } from '../gifts/contract.ts'

export const krazyDayErrors = {
  krazy_day_not_found: { status: 404, th: 'ไม่พบ Krazy Day นี้' },
  krazy_day_not_open: { status: 409, th: 'Krazy Day ยังไม่เริ่ม ยังไม่มีการหัก koin' },
  krazy_day_over: { status: 409, th: 'Krazy Day รอบนี้จบแล้ว ยังไม่มีการหัก koin' },
  krazy_day_gone: { status: 409, th: 'ของรอบนี้มีคนรับครบแล้ว ยังไม่มีการหัก koin' },
  krazy_day_asked: { status: 409, th: 'คุณส่งคำขอของรอบนี้แล้ว รอผลได้เลย ส่งก่อนหรือหลังในครึ่งชั่วโมงแรกไม่ต่างกัน' },
  krazy_day_given: { status: 409, th: 'คุณได้ของรอบนี้แล้ว คนละหนึ่งชิ้น' },
  krazy_day_sorting: { status: 409, th: 'กำลังเรียงลำดับของครึ่งชั่วโมงแรก รอสักครู่แล้วลองใหม่' },
  krazy_day_price_changed: { status: 409, th: 'ราคาของรอบนี้เปลี่ยนเป็น {price} koin ดูราคาใหม่ก่อนแล้วค่อยยืนยัน' },
  krazy_day_pays_not: { status: 403, th: 'บัญชีนี้ยังจ่ายด้วย koin ไม่ได้ {why}' },
} as const satisfies ErrorTable

/** `ranked`: the first half hour, in which asking early brings nothing. `first_come`: what is left is given in the order of the requests. */
export const KrazyDayState = z.enum(['upcoming', 'ranked', 'sorting', 'first_come', 'gone', 'over'])
export type KrazyDayState = z.infer<typeof KrazyDayState>

/**
 * `asked`: in the ranking, nothing is taken yet. `given`: the price is paid. `not_reached`: others had more quest points.
 * `not_enough`: it was the person's turn, and they had not enough koin; nothing was taken.
 */
export const MyTurn = z.object({
  state: z.enum(['none', 'asked', 'given', 'not_reached', 'not_enough', 'gift_failed']),
  /** Quest points that the ranking goes by: as they were when the day opened. */
  points: z.int(),
  /** Place in the ranking; null before it is made, and for people who asked after it. */
  place: z.nullable(z.int()),
  balance: Koin,
  order: z.nullable(z.uuid()),
})
export type MyTurn = z.infer<typeof MyTurn>

/** An announced day: one gift for each, at a fixed price (hundredths of koin), as long as there are some. */
export const KrazyDay = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  gift: Gift,
  price: Koin,
  stock: z.int(),
  left: z.int(),
  opens_at: z.iso.datetime(),
  /** When the half hour of the ranking ends. */
  ranked_until: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: KrazyDayState,
  mine: z.nullable(MyTurn),
})
export type KrazyDay = z.infer<typeof KrazyDay>

/** `today` is the one of now, else null; `coming` those announced, next first. `rules` say in Thai how it goes. */
export const readKrazyDay = endpoint({
  method: 'GET',
  path: '/v2/api/superQuestKrazyDay/get',
  access: 'public',
  summary: 'Krazy Day ของวันนี้และที่ประกาศไว้ พร้อมคิวของคนที่ถาม',
  reply: z.object({
    now: z.nullable(KrazyDay),
    coming: z.array(KrazyDay),
    past: z.array(KrazyDay),
    rules: z.array(z.string()),
  }),
})

/** `price` is the one that the sheet showed: another one is never charged unasked. */
export const redeemKrazyDay = endpoint({
  method: 'POST',
  path: '/v2/api/superQuestKrazyDay/redeem',
  access: 'protected',
  summary: 'ขอของ Krazy Day: ครึ่งชั่วโมงแรกเข้าคิวตามแต้มเควสต์ หลังจากนั้นมาก่อนได้ก่อน',
  body: z.object({ id: z.uuid(), price: Koin, ...giftAddress }),
  reply: KrazyDay,
  errors: [
    'krazy_day_not_found',
    'krazy_day_not_open',
    'krazy_day_over',
    'krazy_day_gone',
    'krazy_day_asked',
    'krazy_day_given',
    'krazy_day_sorting',
    'krazy_day_price_changed',
    'krazy_day_pays_not',
    'not_enough_koin',
    'gift_out',
    'maker_gain',
    'gift_address_needed',
    'address_not_found',
    'address_not_allowed',
  ],
})
