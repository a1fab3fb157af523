import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { PostRef } from './contract.ts'

/** What readers do to a post. Kept apart from contract.ts: no page needs it before somebody acts. */
export const readingErrors = {
  no_question: { status: 409, th: 'บทความนี้ไม่มีคำถามท้ายเรื่อง' },
  own_post: { status: 409, th: 'นี่คือโพสต์ของคุณเอง คำตอบของผู้เขียนไม่นับ' },
  already_answered: { status: 409, th: 'คุณตอบคำถามของเรื่องนี้ไปแล้ว คำตอบแรกคือคำตอบที่นับ' },
  question_changed: { status: 409, th: 'คำถามนี้เพิ่งได้รับการแก้ไข โหลดหน้านี้ใหม่แล้วเลือกคำตอบอีกครั้ง' },
} as const satisfies ErrorTable

/** The post's id, in the query or in the body; where both come, both are the same. */
const given = z.object({ id: z.optional(PostRef) })

/**
 * What an answer brought. `asked` is what it is worth; `less` says why not all of it was paid: the answer was not right,
 * the day's articles that pay were all answered (`quota`), or the day's or week's cap was reached.
 */
export const AnswerReward = z.object({
  asked: Koin,
  paid: Koin,
  skill: Skill,
  points: z.int(),
  less: z.nullable(z.enum(['wrong', 'quota', 'cap'])),
  /** So many articles a day pay. */
  quota: z.int(),
  learningDay: z.object({ day: z.iso.date(), isNew: z.boolean(), daysThisMonth: z.int(), reward: Koin }),
})
export type AnswerReward = z.infer<typeof AnswerReward>

/** What is told once an answer is in. Choices go by their words. */
export const PostAnswer = z.object({
  choice: z.string(),
  right: z.string(),
  isRight: z.boolean(),
  explanation: z.string(),
  reward: AnswerReward,
})
export type PostAnswer = z.infer<typeof PostAnswer>

/** What a post's page shows of one person; `choices` in the order that is this person's. */
export const MyReading = z.object({
  isLiked: z.boolean(),
  like_count: z.int(),
  isKept: z.boolean(),
  question: z.nullable(z.object({ choices: z.array(z.string()), answer: z.nullable(PostAnswer) })),
})
export type MyReading = z.infer<typeof MyReading>

/** Beyond the specification: the page is the same for everybody, and this fills in what is one's own. */
export const readMine = endpoint({
  method: 'GET',
  path: '/v2/api/post/mine',
  access: 'protected',
  summary: 'สิ่งที่ฉันทำกับบทความนี้ไว้: ถูกใจ เก็บไว้อ่าน และคำตอบของคำถามท้ายเรื่อง',
  query: z.object({ id: PostRef }),
  reply: MyReading,
  errors: ['post_not_found'],
})

const Liked = z.object({ isLiked: z.boolean(), like_count: z.int() })

export const likePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/like',
  access: 'protected',
  summary: 'ถูกใจบทความ คนหนึ่งนับครั้งเดียว',
  query: given,
  body: given,
  reply: Liked,
  errors: ['post_not_found'],
})

export const unlikePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/unlike',
  access: 'protected',
  summary: 'เลิกถูกใจบทความ',
  query: given,
  body: given,
  reply: Liked,
  errors: ['post_not_found'],
})

/** A person's share of a post counts once a day; a visitor's does not count. */
export const sharePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/share',
  access: 'public',
  summary: 'บอกว่าแชร์บทความแล้ว คนหนึ่งนับวันละครั้งต่อเรื่อง',
  query: given,
  body: given,
  reply: z.object({ isCounted: z.boolean(), share_count: z.int() }),
  errors: ['post_not_found'],
})

export const answerPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/answer',
  access: 'protected',
  summary: 'ตอบคำถามท้ายเรื่อง ตอบได้ครั้งเดียว ตอบถูกรับ koin และคะแนนทักษะ',
  query: given,
  body: z.extend(given, { choice: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: PostAnswer,
  errors: ['post_not_found', ...Object.keys(readingErrors)],
})
