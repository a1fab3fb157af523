import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { Gift, GiftOrdered, giftAddress } from '../gifts/contract.ts'
import { levelKeys } from './level-rules.ts'

export const levelErrors = {
  level_not_reached: { status: 409, th: 'ยังไม่ถึงระดับนี้ ขาดอีก {missing} แต้ม' },
  level_claimed: { status: 409, th: 'คุณรับรางวัลของระดับนี้แล้ว' },
  level_no_gift: { status: 409, th: 'ระดับนี้ไม่มีของขวัญให้แลก' },
  level_gift_taken: { status: 409, th: 'คุณแลกของขวัญของระดับนี้แล้ว' },
  quest_alias_taken: { status: 409, th: 'มีคนใช้นามแฝงนี้แล้ว ลองชื่ออื่น' },
  quest_alias_refused: { status: 422, th: 'นามแฝงนี้ใช้ไม่ได้ {why}' },
  quest_board_not_yet: { status: 409, th: 'ตอนนี้ยังแสดงบนกระดานไม่ได้ ดูเหตุผลในหน้าบัญชีของคุณ' },
} as const satisfies ErrorTable

export const LevelKey = z.enum(levelKeys)
export type LevelKey = z.infer<typeof LevelKey>

/** `open`: reached and waits to be claimed. */
const ClaimState = z.enum(['locked', 'open', 'claimed'])

/** A level of the user. `from` is in quest points, `koin` hundredths; `gift` is redeemed apart from the koin. */
export const Level = z.object({
  key: LevelKey,
  name: z.string(),
  words: z.string(),
  from: z.int(),
  koin: Koin,
  state: ClaimState,
  /** Points that are missing; 0 when reached. */
  missing: z.int(),
  gift: z.nullable(Gift),
  gift_state: z.nullable(ClaimState),
})
export type Level = z.infer<typeof Level>

/** "1 action, 1 point": what counts, with how often the person has done it. */
const QuestAction = z.object({ key: z.string(), words: z.string(), href: z.string(), points: z.int() })

export const UserLevel = z.object({
  points: z.int(),
  level: LevelKey,
  /** The next one; null at the top. `done` of `of` points since this level began. */
  next: z.nullable(z.object({ key: LevelKey, name: z.string(), done: z.int(), of: z.int(), missing: z.int() })),
  today: z.object({ points: z.int(), max: z.int() }),
  levels: z.array(Level),
  actions: z.array(QuestAction),
  alias: z.nullable(z.string()),
})
export type UserLevel = z.infer<typeof UserLevel>

export const getUserLevel = endpoint({
  method: 'GET',
  path: '/v2/api/superQuestUserLevel/get',
  access: 'protected',
  summary: 'ระดับของฉัน แต้มเควสต์ รางวัลที่รอรับ และสิ่งที่ยังขาด',
  reply: UserLevel,
})

export const claimLevel = endpoint({
  method: 'POST',
  path: '/v2/api/superQuestUserLevel/claim',
  access: 'protected',
  summary: 'รับ koin ของระดับที่ถึงแล้ว ระดับละครั้ง',
  body: z.object({ level: LevelKey }),
  reply: z.object({ level: UserLevel, koin: Koin, balance: Koin }),
  errors: ['level_not_reached', 'level_claimed'],
})

export const redeemLevel = endpoint({
  method: 'POST',
  path: '/v2/api/superQuestUserLevel/redeem',
  access: 'protected',
  summary: 'แลกของขวัญของระดับที่ถึงแล้ว ระดับละครั้ง',
  body: z.object({ level: LevelKey, ...giftAddress }),
  reply: z.extend(GiftOrdered, { level: UserLevel }),
  errors: [
    'level_not_reached',
    'level_no_gift',
    'level_gift_taken',
    'gift_out',
    'maker_gain',
    'gift_address_needed',
    'address_not_found',
    'address_not_allowed',
  ],
})
