import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { questionsPerDay } from './contract.ts'

export const dailyAdminErrors = {
  daily_set_begun: { status: 409, th: 'ควิซของวันนั้นมีคนเปิดแล้วหรือผ่านไปแล้ว เลือกคำถามได้เฉพาะวันที่ยังไม่เริ่ม' },
  daily_set_unfit: { status: 422, th: 'เลือกคำถาม 3 ข้อที่ต่างกันและยังใช้ในควิซประจำวัน' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

/** A question in the calendar; `lastAsked`: the Bangkok day on which it stood last, or will by an editor's choice. */
const ListedQuestion = z.object({ id: z.uuid(), text: z.string(), skill: Skill, lastAsked: z.nullable(Day) })
export type ListedQuestion = z.infer<typeof ListedQuestion>

/**
 * begun: somebody has opened it, or it is over; its questions stand. planned: editors chose them. open: they will choose
 * themselves, as things stand these.
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

/** Null: they choose themselves again. */
export const planQuizDay = endpoint({
  method: 'POST',
  path: '/v2/api/admin/quizCalendar/day',
  ...editor,
  summary: 'เลือกคำถามของควิซประจำวันในวันที่ยังไม่เริ่ม',
  body: z.object({
    day: Day,
    questionIds: z.nullable(z.array(z.uuid()).check(z.minLength(questionsPerDay), z.maxLength(questionsPerDay))),
  }),
  reply: QuizDay,
  errors: Object.keys(dailyAdminErrors),
})
