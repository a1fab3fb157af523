import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const dailyQuizErrors = {
  daily_quiz_closed: { status: 409, th: 'ควิซของวันนั้นปิดแล้ว คำตอบนี้ไม่ถูกนับ ไปทำควิซของวันนี้ได้เลย' },
  daily_quiz_not_started: { status: 409, th: 'ยังไม่ได้เปิดควิซของวันนี้ เปิดหน้าควิซแล้วลองใหม่' },
  already_answered: { status: 409, th: 'ข้อนี้ตอบไปแล้ว คำตอบแรกคือคำตอบที่นับ' },
  wrong_order: { status: 409, th: 'ตอบข้อก่อนหน้าก่อน แล้วค่อยมาข้อนี้' },
  daily_quiz_open: { status: 409, th: 'ควิซของวันนั้นยังเปิดอยู่ ส่งคำตอบตามปกติได้เลย' },
  wrong_answer_kind: { status: 422, th: 'คำตอบไม่ตรงกับแบบของคำถาม' },
} as const satisfies ErrorTable

const day = Day
export const questionsPerDay = 3

const position = z.int().check(z.minimum(1), z.maximum(questionsPerDay))
/** The result of a finished quiz. `asked` is more than `paid` when the daily or weekly cap was reached. */
export const DailyResult = z.object({
  right: z.int(),
  total: z.int(),
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  points: z.array(z.object({ skill: Skill, points: z.int() })),
  learning_day: z.object({ day, days_this_month: z.int(), reward: Koin, is_new: z.boolean() }),
})
export type DailyResult = z.infer<typeof DailyResult>

/**
 * A streak of learning days: the number of days learned (0: no streak), the missed days that freeze it now, and their
 * maximum in a row.
 */
export const LearningRun = z.object({ days: z.int(), frozen: z.array(day), most_frozen: z.int() })
export type LearningRun = z.infer<typeof LearningRun>

/**
 * The learning days of this month: today in Bangkok, the days learned, the reward steps, and the streak; null when the
 * person hides it.
 */
export const LearningDays = z.object({
  today: day,
  month: z.string(),
  days: z.array(day),
  run: z.nullable(LearningRun),
  steps: z.array(z.object({ days: z.int(), reward: Koin })),
})

export const DailyQuiz = z.object({
  day,
  /** False: yesterday's quiz, which its person finishes after midnight or views again. */
  is_today: z.boolean(),
  questions: z.array(QuizQuestion),
  answered: z.array(QuizFeedback),
  result: z.nullable(DailyResult),
  learning: LearningDays,
})
export type DailyQuiz = z.infer<typeof DailyQuiz>

export const readDailyQuiz = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/daily',
  access: 'protected',
  summary: 'ควิซวันนี้ 3 ข้อ พร้อมคำตอบที่ส่งไปแล้ว',
  query: z.object({ day: z.optional(day) }),
  reply: DailyQuiz,
  errors: ['daily_quiz_closed'],
})

export const answerDailyQuiz = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/answerDaily',
  access: 'protected',
  summary: 'ส่งคำตอบหนึ่งข้อของควิซวันนี้ ข้อสุดท้ายจบควิซ รับ koin และบอกยอดหลังรับ',
  body: z.object({ day, position, answer: QuizAnswer }),
  /** `rights`: how many people answered this question right on its day; null when they are few. */
  reply: z.object({
    feedback: QuizFeedback,
    result: z.nullable(DailyResult),
    gained: z.nullable(Gained),
    rights: z.nullable(z.int()),
  }),
  errors: ['daily_quiz_closed', 'daily_quiz_not_started', 'already_answered', 'wrong_order', 'wrong_answer_kind'],
})

/** Beyond the specification: answers given offline that arrive too late to count are stored as practice. */
export const saveLateDaily = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/lateDaily',
  access: 'protected',
  summary: 'เก็บคำตอบที่มาถึงหลังควิซวันนั้นปิดเป็นการทบทวน ไม่มี koin',
  body: z.object({ day, position, answer: QuizAnswer }),
  reply: z.object({ saved: z.int() }),
  errors: ['daily_quiz_open', 'daily_quiz_not_started', 'wrong_answer_kind'],
})

/** Beyond the specification: the profile shows the month without opening the day's quiz. */
export const readLearningDays = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/learningDays',
  access: 'protected',
  summary: 'วันเรียนรู้ของเดือนนี้',
  reply: LearningDays,
})
