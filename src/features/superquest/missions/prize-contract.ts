import { z } from 'zod/mini'
import { ProfileType } from '#features/koin/contract.ts'
import { skills } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Gift, GiftOrdered, giftAddress } from '../gifts/contract.ts'

export const prizeErrors = {
  prize_not_found: { status: 404, th: 'ไม่พบรางวัลใหญ่นี้' },
  prize_needs_skill: { status: 403, th: 'รางวัลใหญ่เปิดให้คนที่มีทักษะครบทั้ง 5 ด้าน ด้านละ 200 คะแนน เก็บต่ออีกนิดก็ถึง' },
  prize_not_open: { status: 409, th: 'รางวัลใหญ่ยังไม่เปิดให้แลก' },
  prize_over: { status: 409, th: 'รางวัลใหญ่รอบนี้ปิดแล้ว' },
  prize_gone: { status: 409, th: 'รางวัลใหญ่รอบนี้มีคนรับครบแล้ว' },
  prize_taken: { status: 409, th: 'คุณรับรางวัลใหญ่รอบนี้แล้ว คนละหนึ่งชิ้น' },
} as const satisfies ErrorTable

export const Prize = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  gift: Gift,
  stock: z.int(),
  left: z.int(),
  opens_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(['upcoming', 'open', 'gone', 'over']),
  /** Null for visitors. `missing` is how many points each skill still needs for type SKILL; all are 0 once the person has it. */
  mine: z.nullable(z.object({ type: ProfileType, missing: z.record(z.enum(skills), z.int()), is_taken: z.boolean() })),
})
export type Prize = z.infer<typeof Prize>

/** The one of now, else the next, else the last; null when there has been none. */
export const readBigPrize = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/bigPrize',
  access: 'public',
  summary: 'รางวัลใหญ่ของรอบนี้ และสิ่งที่คนที่ถามยังขาด',
  reply: z.object({ prize: z.nullable(Prize) }),
})

export const redeemBigPrize = endpoint({
  method: 'POST',
  path: '/v2/api/superQuest/redeemBigPrize',
  access: 'protected',
  summary: 'รับรางวัลใหญ่ เฉพาะคนที่มีทักษะครบทั้ง 5 ด้าน คนละหนึ่งชิ้น',
  body: z.object({ id: z.uuid(), ...giftAddress }),
  reply: z.extend(GiftOrdered, { prize: Prize }),
  errors: [
    'prize_not_found',
    'prize_needs_skill',
    'prize_not_open',
    'prize_over',
    'prize_gone',
    'prize_taken',
    'gift_out',
    'maker_gain',
    'gift_address_needed',
    'address_not_found',
    'address_not_allowed',
  ],
})
