import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the quiz's Bangkok day. */
export const dailyAnswered = activityKind('quiz.daily.answered', z.object({ right: z.int(), total: z.int() }), {
  activity: 'ตอบควิซประจำวัน',
  unit: 'ครั้ง',
  href: '/quiz/daily',
  subject: { unit: 'ชุด' },
  facts: { right: { name: 'ข้อที่ตอบถูก', wanted: 'ให้ถูกอย่างน้อย {n} ข้อ', sum: 'ให้ถูกรวม {n} ข้อ' } },
})
