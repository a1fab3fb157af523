import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

const finished = z.object({ right: z.int(), total: z.int(), isPassed: z.boolean(), try: z.int() })

const facts = {
  isPassed: { name: 'ผ่าน', wanted: 'ให้ผ่าน' },
  right: { name: 'ข้อที่ตอบถูก', wanted: 'ให้ถูกอย่างน้อย {n} ข้อ', sum: 'ให้ถูกรวม {n} ข้อ' },
}

/** The subject is the month; `try` counts within it. */
export const monthlyFinished = activityKind('quiz.monthly.finished', finished, {
  activity: 'ทำควิซประจำเดือน',
  unit: 'ครั้ง',
  href: '/quiz/month',
  subject: { unit: 'เดือน' },
  facts,
})

/** The subject is the season. */
export const finalFinished = activityKind('quiz.final.finished', finished, {
  activity: 'สอบปลายภาค',
  unit: 'ครั้ง',
  href: '/quiz/final',
  subject: { unit: 'ภาค' },
  facts,
})

/** The subject is the level, and a fact too. */
export const moneyFinished = activityKind('quiz.money.finished', z.extend(finished, { level: z.string() }), {
  activity: 'ทำควิซการเงิน',
  unit: 'ครั้ง',
  href: '/quiz',
  subject: { unit: 'ระดับ', at: '/quiz/money/' },
  facts,
})
