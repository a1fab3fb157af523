import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { moveQuizDay } from './admin-commands.ts'
import { readPlans } from './queries.ts'

/** Days that are planned at most so far ahead (admin-queries.ts). */
const daysAhead = 30

/** Sets of the daily quiz that editors planned, on the content desk. Rotation chooses those of other days. */
export const quizDayKind: ContentKind = {
  name: 'quiz-day',
  label: 'ชุดควิซประจำวัน',
  roles: ['editor'],
  from: sql`daily_quiz_plan`,
  id: sql`daily_quiz_plan.day::text collate "C"`,
  isNamed: true,
  title: sql`'ควิซประจำวัน'`,
  isSearched: false,
  changed: sql`daily_quiz_plan.planned_at`,
  opens: sql`(daily_quiz_plan.day::timestamp at time zone 'Asia/Bangkok')`,
  ends: null,
  checkBy: null,
  states: (now) => {
    const today = sql`${bangkokDay(now)}::date`
    return {
      scheduled: sql`daily_quiz_plan.day > ${today}`,
      live: sql`daily_quiz_plan.day = ${today}`,
      ended: sql`daily_quiz_plan.day < ${today}`,
    }
  },
  subject: 'quiz_day',
  linkOf: () => '/admin/quiz-calendar',
  move: { run: (tx, { from, to }, staff) => moveQuizDay(tx, { from, to, ...staff }) },
  gaps: async (db, { from, until, today }) => {
    const planned = await readPlans(db, today)
    const last = [until, addDays(today, daysAhead)].toSorted()[0]!
    const gaps = []
    for (let day = [from, addDays(today, 1)].toSorted()[1]!; day <= last; day = addDays(day, 1))
      if (!planned.has(day)) gaps.push({ day, text: 'ยังไม่เลือกข้อควิซ ระบบจะเลือกให้', href: '/admin/quiz-calendar' })
    return gaps
  },
}
