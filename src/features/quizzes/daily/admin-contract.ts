import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { questionsPerDay } from './contract.ts'

export const dailyAdminErrors = {
  daily_set_begun: { status: 409, th: 'ควิซของวันนั้นมีคนเปิดแล้วหรือผ่านไปแล้ว เลือกคำถามได้เฉพาะวันที่ยังไม่เริ่ม' },
  daily_set_sums: { status: 422, th: 'เลือกข้อที่ต้องคิดเลขได้วันละไม่เกินหนึ่งข้อ' },
  daily_set_unfit: { status: 422, th: 'เลือกคำถาม 3 ข้อที่ต่างกันและยังใช้ในควิซประจำวัน' },
  daily_set_planned: { status: 409, th: 'วันนั้นเลือกคำถามไว้แล้ว ย้ายไปวันอื่น หรือคืนวันนั้นให้ระบบเลือกก่อน' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

/**
 * A question in the calendar; `last_asked`: the Bangkok day on which it was last asked, or is planned. `is_sum`: its
 * answer must be worked out; a day has at most one.
 */
const ListedQuestion = z.object({
  id: z.uuid(),
  text: z.string(),
  skill: Skill,
  is_sum: z.boolean(),
  last_asked: z.nullable(Day),
})
export type ListedQuestion = z.infer<typeof ListedQuestion>

/**
 * begun: somebody has answered, or the day is over; its questions are fixed. planned: chosen by editors. open: will be
 * chosen by rotation; these are the ones as of now.
 */
export const QuizDay = z.object({
  day: Day,
  state: z.enum(['begun', 'planned', 'open']),
  questions: z.array(z.object({ id: z.uuid(), text: z.string(), skill: Skill })),
})
export type QuizDay = z.infer<typeof QuizDay>

export const listQuizDays = endpoint({
  method: 'GET',
  path: '/v2/api/admin/quizCalendar/days',
  ...editor,
  summary: 'ปฏิทินควิซประจำวัน ของเจ็ดวันก่อนถึงสามสิบวันข้างหน้า และคำถามที่เลือกได้',
  reply: z.object({ items: z.array(QuizDay), pool: z.array(ListedQuestion) }),
})

/** Null: back to rotation. */
export const planQuizDay = endpoint({
  method: 'POST',
  path: '/v2/api/admin/quizCalendar/day',
  ...editor,
  summary: 'เลือกคำถามของควิซประจำวันในวันที่ยังไม่เริ่ม',
  body: z.object({
    day: Day,
    question_ids: z.nullable(z.array(z.uuid()).check(z.minLength(questionsPerDay), z.maxLength(questionsPerDay))),
  }),
  reply: QuizDay,
  errors: ['daily_set_begun', 'daily_set_sums', 'daily_set_unfit'],
})
