import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const catchMeErrors = {
  catch_me_not_found: { status: 404, th: 'ไม่พบรอบนี้แล้ว เริ่มรอบใหม่ได้เลย' },
  catch_me_answered: { status: 409, th: 'รอบนี้ส่งผลไปแล้ว ผลแรกคือผลที่นับ' },
  catch_me_too_soon: { status: 409, th: 'หนึ่งรอบใช้เวลา 60 วินาที รออีกนิดแล้วส่งใหม่' },
  catch_me_over: { status: 409, th: 'รอบนี้เริ่มไว้นานเกิน 2 ชั่วโมงแล้ว เริ่มรอบใหม่ได้เลย' },
  catch_me_unreadable: { status: 422, th: 'อ่านบันทึกการเล่นไม่ได้ รอบนี้ยังไม่ถูกนับ' },
  catch_me_unlisted: { status: 409, th: 'ตอนนี้ยังแสดงชื่อบนกระดานไม่ได้ ดูเหตุผลในหน้าบัญชีของคุณ' },
} as const satisfies ErrorTable

/** Real-time, or turn by turn without motion: the same game with the same rewards, each with its own board. */
export const Way = z.enum(['arcade', 'turns'])
export type Way = z.infer<typeof Way>

/** `week` is the current Bangkok week, from Monday; `all` begins with the present way of counting. */
export const Period = z.enum(['week', 'all'])
export type Period = z.infer<typeof Period>

/** Why a name may not be on the board (see identity); null when it may. */
const Obstacle = z.nullable(z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent']))

/** `quota` plays a day are paid, `left` of them remain; each good item pays `each`, a play at most `max`. */
export const CatchMe = z.object({
  quota: z.int(),
  left: z.int(),
  each: Koin,
  max: Koin,
  skill: Skill,
  points: z.int(),
  best: z.object({ arcade: z.nullable(z.int()), turns: z.nullable(z.int()) }),
  is_listed: z.boolean(),
  obstacle: Obstacle,
})
export type CatchMe = z.infer<typeof CatchMe>

/** Ranks on the boards, from 1; null beyond 1000. */
export const Places = z.object({ week: z.nullable(z.int()), all: z.nullable(z.int()) })

/**
 * The result of a play. `isPaid`: it is one of the day's paid plays; `asked` is more than `paid` when the daily or
 * weekly cap was reached. `best` is the person's own record, `places` are null for persons who are not on the boards.
 */
export const CatchMeResult = z.object({
  score: z.int(),
  good: z.int(),
  bad: z.int(),
  longest: z.int(),
  best: z.int(),
  is_best: z.boolean(),
  is_paid: z.boolean(),
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  skill: Skill,
  points: z.int(),
  left: z.int(),
  learning_day: z.object({ day: z.iso.date(), days_this_month: z.int(), reward: Koin, is_new: z.boolean() }),
  places: z.nullable(Places),
})
export type CatchMeResult = z.infer<typeof CatchMeResult>

/** The result, and what the person has with it. */
export const CatchMeAnswer = z.extend(CatchMeResult, { gained: Gained })
export type CatchMeAnswer = z.infer<typeof CatchMeAnswer>

export const BoardLine = z.object({
  place: z.int(),
  display_name: z.string(),
  display_image: z.string(),
  score: z.int(),
  is_me: z.boolean(),
})
export type BoardLine = z.infer<typeof BoardLine>
/**
 * The top of a board. `mine` is the caller's own line if it is further down. `since`, for all weeks, is the day on which
 * the present way of counting began, `before` the caller's record of before it.
 */
export const Board = z.object({
  way: Way,
  period: Period,
  lines: z.array(BoardLine),
  mine: z.nullable(z.object({ place: z.nullable(z.int()), score: z.int() })),
  since: z.nullable(z.iso.date()),
  before: z.nullable(z.int()),
})
export type Board = z.infer<typeof Board>

/** Beyond the specification: the state shown before a play. */
export const readCatchMe = endpoint({
  method: 'GET',
  path: '/v2/api/game/catchMe',
  access: 'protected',
  summary: 'เกมจับให้ทันของฉันวันนี้: เหลือรอบที่ได้ koin เท่าไร และคะแนนดีที่สุด',
  reply: CatchMe,
})

export const playCatchMe = endpoint({
  method: 'POST',
  path: '/v2/api/game/playCatchMe',
  access: 'protected',
  summary: 'เริ่มหนึ่งรอบ ได้เลขรอบและเลขตั้งต้นของสิ่งที่จะหล่นลงมา',
  query: z.object({ way: z.optional(Way) }),
  reply: z.object({ session: z.uuid(), seed: z.int(), way: Way }),
})

export const answerCatchMe = endpoint({
  readsAnyText: true,
  method: 'POST',
  path: '/v2/api/game/answerCatchMe',
  access: 'protected',
  summary: 'ส่งบันทึกการเล่นของรอบ เซิร์ฟเวอร์เล่นซ้ำตามบันทึกแล้วนับคะแนนเอง',
  body: z.object({ session: z.uuid(), log: z.string().check(z.maxLength(10_800)) }),
  bodyLimit: 16 * 1024,
  reply: CatchMeAnswer,
  errors: ['catch_me_not_found', 'catch_me_answered', 'catch_me_too_soon', 'catch_me_over', 'catch_me_unreadable'],
})

/** Beyond the specification: the boards of the week and of all time, for signed-in persons. */
export const readCatchMeBoard = endpoint({
  method: 'GET',
  path: '/v2/api/game/catchMeBoard',
  access: 'protected',
  mayLag: true,
  summary: 'กระดานคะแนนของสัปดาห์นี้ หรือของทุกสัปดาห์ตั้งแต่กติกาปัจจุบัน เฉพาะคนที่เลือกแสดงชื่อ',
  query: z.object({ way: z.optional(Way), period: z.optional(Period) }),
  reply: Board,
})

/** Beyond the specification: being on a board is opt-in. */
export const listMeOnBoard = endpoint({
  method: 'POST',
  path: '/v2/api/game/catchMeListing',
  access: 'protected',
  summary: 'เลือกแสดงหรือไม่แสดงชื่อของฉันบนกระดานคะแนน',
  body: z.object({ is_listed: z.boolean() }),
  reply: Done,
  errors: ['catch_me_unlisted'],
})
