import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const decoderErrors = {
  decoder_no_content: { status: 409, th: 'ตอนนี้ยังไม่มีภาพให้ทาย ลองใหม่ภายหลัง' },
  decoder_set_not_found: { status: 404, th: 'ไม่พบชุดภาพนี้' },
  decoder_closed: { status: 409, th: 'ชุดภาพของวันนั้นปิดแล้ว คำตอบนี้ไม่ถูกนับ ไปเล่นชุดของวันนี้ได้เลย' },
  decoder_settled: { status: 409, th: 'ภาพนี้ตอบจบไปแล้ว' },
  decoder_tried: { status: 409, th: 'คำตอบครั้งนี้ส่งไปแล้ว' },
  decoder_no_answer: { status: 422, th: 'พิมพ์คำตอบก่อน แล้วค่อยส่ง' },
} as const satisfies ErrorTable

const day = z.iso.date()
// The rate decides how many pictures a set has.
const place = z.int().check(z.minimum(1), z.maximum(1_000))
const Points = z.array(z.object({ skill: Skill, points: z.int() }))
const setId = z.uuid()

/** The reward of a solved picture. `asked` is more than `paid` when the daily or weekly cap was reached. */
export const PictureReward = z.object({ asked: Koin, paid: Koin, is_capped: z.boolean(), points: Points })
export type PictureReward = z.infer<typeof PictureReward>

/** `solved` pays; `skipped` was given up, `missed` ran out of tries or time. */
export const PictureState = z.enum(['open', 'solved', 'skipped', 'missed'])

/**
 * A picture as its player sees it; `told` is present once it is settled. Before, only the number of letters is known,
 * and after two tries how the answer begins.
 */
export const DecoderPicture = z.object({
  place,
  skill: Skill,
  /** The title of its themed week. */
  week_title: z.nullable(z.string()),
  /** An SVG document of shapes only. */
  drawing: z.string(),
  /** The alternative text. */
  description: z.string(),
  state: PictureState,
  tries: z.int(),
  tries_left: z.int(),
  /** The letters (grapheme clusters) of each part of the answer between spaces. */
  shape: z.array(z.int()),
  beginning: z.nullable(z.string()),
  told: z.nullable(
    z.object({
      answer: z.string(),
      explanation: z.string(),
      article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
      reward: z.nullable(PictureReward),
    }),
  ),
})
export type DecoderPicture = z.infer<typeof DecoderPicture>

/** The result of a set, once no picture is open. */
export const DecoderResult = z.object({
  right: z.int(),
  total: z.int(),
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  points: Points,
  learning_day: z.nullable(z.object({ day, days_this_month: z.int(), reward: Koin, is_new: z.boolean() })),
})
export type DecoderResult = z.infer<typeof DecoderResult>

export const DecoderSet = z.object({
  id: setId,
  day,
  /** Whether answers still count. */
  is_open: z.boolean(),
  pictures: z.array(DecoderPicture),
  result: z.nullable(DecoderResult),
})
export type DecoderSet = z.infer<typeof DecoderSet>

/** Begins the set of today, or returns it. */
export const playVisualDecoder = endpoint({
  method: 'POST',
  path: '/v2/api/game/playVisualDecoder',
  access: 'protected',
  summary: 'เปิดชุดภาพ 5 ภาพของวันนี้',
  reply: DecoderSet,
  errors: ['decoder_no_content'],
})

/** `gained`: what the person has with the whole set, from the answer that settled its last picture. */
const Settled = z.object({ is_right: z.boolean(), set: DecoderSet, gained: z.nullable(Gained) })

/** `attempt` counts the tries at this picture from 1, which makes a try idempotent. */
export const answerVisualDecoder = endpoint({
  method: 'POST',
  path: '/v2/api/game/answerVisualDecoder',
  access: 'protected',
  summary: 'ส่งคำตอบของหนึ่งภาพ ตอบถูกรับ koin ทันที ยังไม่ถูกลองใหม่ได้',
  body: z.object({
    setId,
    place,
    attempt: z.int().check(z.minimum(1), z.maximum(100)),
    answer: z.string().check(z.maxLength(100)),
  }),
  reply: Settled,
  errors: ['decoder_set_not_found', 'decoder_closed', 'decoder_settled', 'decoder_tried', 'decoder_no_answer'],
})

/**
 * Without a body: the first open picture of today's set. With one: that picture, so that a second press skips no other.
 */
export const skipVisualDecoder = endpoint({
  method: 'POST',
  path: '/v2/api/game/skipVisualDecoder',
  access: 'protected',
  summary: 'ข้ามหนึ่งภาพและดูเฉลย ภาพที่ข้ามไม่ให้ koin',
  body: z.object({ setId: z.optional(setId), place: z.optional(place) }),
  reply: Settled,
  errors: ['decoder_set_not_found', 'decoder_closed', 'decoder_settled'],
})

/** Without `setId`: today's set, null when it was not begun. */
export const readDecoderResult = endpoint({
  method: 'GET',
  path: '/v2/api/game/resultVisualDecoder',
  access: 'protected',
  summary: 'ผลของชุดภาพ ทุกภาพพร้อมเฉลยของภาพที่จบแล้ว',
  query: z.object({ setId: z.optional(setId) }),
  reply: z.object({
    set: z.nullable(DecoderSet),
    pay: z.object({ each: Koin, pictures: z.int() }),
    /** The title of this week's theme. */
    week_title: z.nullable(z.string()),
  }),
  errors: ['decoder_set_not_found'],
})
