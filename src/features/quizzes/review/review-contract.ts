import { z } from 'zod/mini'
import { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const reviewErrors = {
  review_answered: { status: 409, th: 'ข้อนี้ตอบไปแล้ว คำตอบแรกคือคำตอบที่นับ' },
  review_not_open: { status: 409, th: 'ข้อนี้ยังไม่ถึงเวลาทบทวน หรือเลิกใช้แล้ว ไปข้ออื่นได้เลย' },
  review_answer_kind: { status: 422, th: 'คำตอบไม่ตรงกับแบบของคำถาม' },
} as const satisfies ErrorTable

/**
 * A person's practice: `due` questions are due now, of `saved` in total; the next of the others is due at `nextAt`, in
 * this many seconds.
 */
export const ReviewDesk = z.object({
  due: z.int(),
  saved: z.int(),
  next_at: z.nullable(z.iso.datetime()),
  next_in_seconds: z.nullable(z.int()),
  /** The first due question; `turn` counts how often it was asked. */
  asked: z.nullable(z.object({ id: z.uuid(), turn: z.int(), question: QuizQuestion })),
})
export type ReviewDesk = z.infer<typeof ReviewDesk>

/**
 * Beyond the specification: practice of questions answered wrongly in quizzes, without koin, points or learning day.
 */
export const readReview = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/review',
  access: 'protected',
  summary: 'ข้อที่เคยตอบผิดซึ่งถึงเวลาทบทวนแล้ว ทีละข้อ',
  reply: ReviewDesk,
})

/** Beyond the specification. `seconds`: how long the person looked at the question. */
export const answerReview = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/answerReview',
  access: 'protected',
  summary: 'ตอบข้อที่ทบทวน ไม่มี koin และไม่มีคะแนน',
  body: z.object({
    id: z.uuid(),
    turn: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    answer: QuizAnswer,
    seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  }),
  reply: z.object({ feedback: QuizFeedback, desk: ReviewDesk }),
  errors: Object.keys(reviewErrors),
})
