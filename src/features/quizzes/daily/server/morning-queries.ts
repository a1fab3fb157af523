import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { listActiveQuestions } from '#features/quizzes/questions/server/queries.ts'
import type { Morning } from '#kit/server/morning.ts'
import { questionsPerDay } from '../contract.ts'

const desk = '/admin/quiz-calendar'
/** A month of days without a question that comes twice. */
const enough = 30 * questionsPerDay

/** The quiz of the day, and whether its pool suffices. */
export const dailyMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'questions',
      title: 'คลังคำถามของควิซประจำวัน',
      roles: ['editor'],
      read: async () => {
        const { length } = await listActiveQuestions(db, 'daily')
        if (length < questionsPerDay)
          return [{ state: 'stop', says: `มี ${length} ข้อ ควิซหนึ่งวันใช้ ${questionsPerDay} ข้อ`, to: '/admin/questions' }]
        if (length < enough)
          return [{ state: 'look', says: `เหลือ ${length} ข้อ ไม่พอหนึ่งเดือนโดยไม่ซ้ำ`, to: '/admin/questions' }]
        return [{ state: 'good', says: `มี ${length} ข้อ` }]
      },
    },
  ],
  days: [
    {
      name: 'daily-quiz',
      roles: ['editor'],
      read: async ({ day }) => {
        const { rows } = await sql<{ finished: number; is_planned: boolean }>`
          select
            (select count(*)::int from daily_quiz_attempt where day = ${day} and finished_at is not null) as finished,
            exists (select from daily_quiz_plan where day = ${day}) as is_planned`.execute(db)
        const { finished, is_planned: isPlanned } = rows[0]!
        const chosen = isPlanned ? 'ทีมงานเลือกคำถาม' : 'ระบบเลือกคำถาม'
        return [
          {
            at: null,
            kind: 'ควิซ',
            title: `ควิซประจำวัน ${questionsPerDay} ข้อ`,
            says: `${chosen} ทำจบแล้ว ${finished} คน`,
            to: desk,
            state: 'out',
          },
        ]
      },
    },
  ],
})
