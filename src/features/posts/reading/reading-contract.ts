import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { PostRef } from '#features/posts/documents/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

/** What readers do with a post. Separate from contract.ts, since pages need it only when a reader acts. */
export const readingErrors = {
  no_question: { status: 409, th: 'บทความนี้ไม่มีคำถามท้ายเรื่อง' },
  own_post: { status: 409, th: 'นี่คือโพสต์ของคุณเอง คำตอบของผู้เขียนไม่นับ' },
  already_answered: { status: 409, th: 'คุณตอบคำถามของเรื่องนี้ไปแล้ว คำตอบแรกคือคำตอบที่นับ' },
  question_changed: { status: 409, th: 'คำถามนี้เพิ่งได้รับการแก้ไข โหลดหน้านี้ใหม่แล้วเลือกคำตอบอีกครั้ง' },
} as const satisfies ErrorTable

/** The post's id, in the query or in the body; if in both, they must be equal. */
const given = z.object({ id: z.optional(PostRef) })

/**
 * The reward of an answer. `asked` is the full reward; `less` tells why less was paid: a wrong answer, the daily number
 * of paid articles (`quota`), or the daily or weekly cap.
 */
export const AnswerReward = z.object({
  asked: Koin,
  paid: Koin,
  skill: Skill,
  points: z.int(),
  less: z.nullable(z.enum(['wrong', 'quota', 'cap'])),
  /** The number of paid articles per day. */
  quota: z.int(),
  learning_day: z.object({ day: z.iso.date(), is_new: z.boolean(), days_this_month: z.int(), reward: Koin }),
})
export type AnswerReward = z.infer<typeof AnswerReward>

/** The result of an answer; choices are given by their text. */
export const PostAnswer = z.object({
  choice: z.string(),
  right: z.string(),
  is_right: z.boolean(),
  explanation: z.string(),
  reward: AnswerReward,
})
export type PostAnswer = z.infer<typeof PostAnswer>

/** A person's own state on a post's page; `choices` are in that person's order. */
export const MyReading = z.object({
  is_liked: z.boolean(),
  like_count: z.int(),
  is_kept: z.boolean(),
  question: z.nullable(z.object({ choices: z.array(z.string()), answer: z.nullable(PostAnswer) })),
  /** The parameter `by` of the links that this person shares: who opens one counts as brought by the share. */
  share_token: z.string(),
})
export type MyReading = z.infer<typeof MyReading>

/** Beyond the specification: the page is the same for everybody, and this adds the personal part. */
export const readMine = endpoint({
  method: 'GET',
  path: '/v2/api/post/mine',
  access: 'protected',
  summary: 'สิ่งที่ฉันทำกับบทความนี้ไว้: ถูกใจ เก็บไว้อ่าน และคำตอบของคำถามท้ายเรื่อง',
  query: z.object({ id: PostRef }),
  reply: MyReading,
  errors: ['post_not_found'],
})

const Liked = z.object({ is_liked: z.boolean(), like_count: z.int() })

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

/** A person's share of a post counts once a day; a visitor's does not count. Missions and points count what it brings. */
export const sharePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/share',
  access: 'public',
  summary: 'บอกว่าแชร์บทความแล้ว คนหนึ่งนับวันละครั้งต่อเรื่อง',
  query: given,
  body: given,
  reply: z.object({ is_counted: z.boolean(), share_count: z.int() }),
  errors: ['post_not_found'],
})

export const answerPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/answer',
  access: 'protected',
  summary: 'ตอบคำถามท้ายเรื่อง ตอบได้ครั้งเดียว ตอบถูกรับ koin และคะแนนทักษะ',
  query: given,
  body: z.extend(given, { choice: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: z.extend(PostAnswer, { gained: Gained }),
  errors: ['post_not_found', ...Object.keys(readingErrors)],
})
