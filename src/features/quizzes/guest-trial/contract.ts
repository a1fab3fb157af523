import { z } from 'zod/mini'
import { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const guestTrialErrors = {
  taste_changed: { status: 409, th: 'ข้อนี้เปลี่ยนแล้วเพราะขึ้นวันใหม่ โหลดหน้านี้อีกครั้งแล้วลองข้อของวันนี้' },
  teaser_not_found: { status: 404, th: 'ไม่พบข้อนี้แล้ว ลองข้อของวันนี้ในหน้าแรกแทนได้' },
  teaser_changed: { status: 409, th: 'ข้อนี้เปลี่ยนไปแล้ว โหลดหน้านี้อีกครั้งแล้วลองใหม่' },
  taste_not_ours: { status: 422, th: 'คำตอบที่เก็บไว้ในเครื่องนี้อ่านไม่ได้ จึงย้ายเข้าบัญชีไม่ได้' },
} as const satisfies ErrorTable

/** The questions a visitor may try on a day, and the answers an account takes over in its whole life. */
export const guestTrialLength = 5

/** The days that an answer of a visitor waits for an account. */
export const guestTrialDays = 7

const position = z.int().check(z.minimum(1), z.maximum(guestTrialLength))

/** A choice question without its answer; a choice is given by its text. */
export const GuestTrialQuestion = z.object({
  position,
  skill: Skill,
  text: z.string(),
  picture: z.nullable(QuestionPicture),
  choices: z.array(z.string()),
})
export type GuestTrialQuestion = z.infer<typeof GuestTrialQuestion>

/** A question that a share card asks, without its answer; `key` stands in its address. */
export const Teaser = z.object({ key: z.string(), skill: Skill, text: z.string(), choices: z.array(z.string()) })
export type Teaser = z.infer<typeof Teaser>

export const GuestTrial = z.object({ day: Day, questions: z.array(GuestTrialQuestion) })
export type GuestTrial = z.infer<typeof GuestTrial>

/** What the server vouches for: this question was answered so at this time. `mark` is its signature. */
export const GuestTrialReceipt = z.object({
  question: z.uuid(),
  skill: Skill,
  is_right: z.boolean(),
  at: z.iso.datetime(),
  mark: z.string().check(z.minLength(1), z.maxLength(64)),
})
export type GuestTrialReceipt = z.infer<typeof GuestTrialReceipt>

export const GuestTrialFeedback = z.object({
  choice: z.string(),
  right: z.string(),
  is_right: z.boolean(),
  explanation: z.string(),
  article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })),
  receipt: GuestTrialReceipt,
})
export type GuestTrialFeedback = z.infer<typeof GuestTrialFeedback>

export const TeaserFeedback = z.omit(GuestTrialFeedback, { receipt: true })
export type TeaserFeedback = z.infer<typeof TeaserFeedback>

/** Beyond the specification: the same questions for every visitor of a day. None of them pays anybody koin. */
export const readGuestTrial = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/taste',
  access: 'public',
  summary: 'คำถามให้ลองตอบก่อนสมัคร เหมือนกันทุกคนในวันนั้น ไม่มีเฉลย',
  reply: GuestTrial,
})

export const answerGuestTrial = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/taste/answer',
  access: 'public',
  summary: 'ตรวจคำตอบหนึ่งข้อของผู้ที่ยังไม่สมัคร ไม่มี koin ได้ใบรับไว้ย้ายเข้าบัญชีทีหลัง',
  body: z.object({ day: Day, position, choice: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: GuestTrialFeedback,
  errors: ['taste_changed'],
})

/** `saved`: the answers that the account took over now; `points`: the skill points for those that were right. */
export const saveGuestTrial = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/taste',
  access: 'protected',
  summary: 'ย้ายคำตอบที่ลองไว้ก่อนสมัครเข้าบัญชี ได้คะแนนทักษะ ไม่มี koin รวมไม่เกิน 5 ข้อต่อบัญชี',
  body: z.object({ receipts: z.array(GuestTrialReceipt).check(z.minLength(1), z.maxLength(guestTrialLength)) }),
  reply: z.object({
    saved: z.int(),
    right: z.int(),
    points: z.array(z.object({ skill: Skill, points: z.int() })),
  }),
  errors: ['taste_not_ours'],
})

const teaserKey = z.string().check(z.minLength(1), z.maxLength(80))

/** Beyond the specification: the question of a share card, for everybody who opens its address. */
export const readTeaser = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/teaser',
  access: 'public',
  summary: 'คำถามท้าทายบนการ์ดของวัน ไม่มีเฉลย',
  query: z.object({ key: teaserKey }),
  reply: Teaser,
  errors: ['teaser_not_found'],
})

export const answerTeaser = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/teaser/answer',
  access: 'public',
  summary: 'ตรวจคำตอบของคำถามบนการ์ด ไม่มี koin ไม่เก็บอะไร',
  body: z.object({ key: teaserKey, choice: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: TeaserFeedback,
  errors: ['teaser_not_found', 'teaser_changed'],
})
