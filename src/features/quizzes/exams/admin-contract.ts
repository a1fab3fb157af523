import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const examAdminErrors = {
  exam_plan_over: { status: 409, th: 'เดือนหรือภาคนั้นไม่อยู่ในปฏิทินแล้ว เลือกได้เฉพาะรอบนี้และรอบที่กำลังจะมา' },
  exam_plan_few: { status: 422, th: 'คำถามยังไม่พอสำหรับทุกครั้งของรอบ หรือมีข้อที่เลิกใช้แล้ว เลือกเพิ่มแล้วบันทึกอีกครั้ง' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const
const PlannedQuiz = z.enum(['monthly', 'final'])
export type PlannedQuiz = z.infer<typeof PlannedQuiz>
const which = { quiz: PlannedQuiz, period: z.string().check(z.regex(/^\d{4}-\d{1,2}$/)) }

/**
 * The questions that the tries of a month or season are drawn from; null: all. `min`: enough for every try of a
 * person.
 */
export const QuizPeriod = z.object({ ...which, min: z.int(), question_ids: z.nullable(z.array(z.uuid())) })
export type QuizPeriod = z.infer<typeof QuizPeriod>

export const listQuizPeriods = endpoint({
  method: 'GET',
  path: '/v2/api/admin/quizCalendar/periods',
  ...editor,
  summary: 'ปฏิทินควิซประจำเดือนและสอบปลายภาค กับคำถามที่เลือกได้',
  reply: z.object({
    items: z.array(QuizPeriod),
    pool: z.array(z.object({ id: z.uuid(), text: z.string(), skill: Skill })),
  }),
})

/** Tries in progress keep their questions. Null: all questions again. */
export const planQuizPeriod = endpoint({
  method: 'POST',
  path: '/v2/api/admin/quizCalendar/period',
  ...editor,
  summary: 'เลือกคำถามของควิซประจำเดือนหรือสอบปลายภาครอบหนึ่ง',
  body: z.object({ ...which, question_ids: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))) }),
  reply: QuizPeriod,
  errors: Object.keys(examAdminErrors),
})
