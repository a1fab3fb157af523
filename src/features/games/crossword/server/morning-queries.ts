import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'
import { addDays, bangkokDay, bangkokWeek, formatThaiDate } from '#lib/thai/bangkok-time.ts'

const names = { daily: 'ครอสเวิร์ดประจำวัน', weekly: 'ครอสเวิร์ดประจำสัปดาห์' } as const
const desk = '/admin/crosswords'

/** The puzzles of today, and those of the next days that could not be made. */
export const crosswordMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'crosswords',
      title: 'ครอสเวิร์ดวันข้างหน้า',
      roles: ['editor'],
      read: async ({ now }) => {
        const days = [0, 1, 2].map((n) => addDays(bangkokDay(now), n))
        const { rows } = await sql<{ day: string }>`
          select day::text as day from crossword where kind = 'daily' and day = any (${days}::date[])`.execute(db)
        const missing = days.filter((day) => !rows.some((row) => row.day === day))
        if (missing.length === 0) return [{ state: 'good', says: 'มีครบสามวันข้างหน้า' }]
        // The job makes the last of them by itself within the hour.
        const state = missing.some((day) => day !== days.at(-1)) ? 'stop' : 'look'
        return [{ state, says: `ยังไม่มีของ ${missing.map(formatThaiDate).join(' และ ')}`, to: desk }]
      },
    },
  ],
  days: [
    {
      name: 'crosswords',
      roles: ['editor'],
      read: async ({ day, now }) => {
        const { rows } = await sql<{ kind: keyof typeof names; day: string }>`
          select kind, day::text as day from crossword
          where (kind = 'daily' and day = ${day}) or (kind = 'weekly' and day = ${bangkokWeek(now)})
          order by kind`.execute(db)
        return rows.map(({ kind, day: of }) => ({
          at: null,
          kind: 'ครอสเวิร์ด',
          title: names[kind],
          says: kind === 'daily' ? 'ออกแล้ว' : `ตั้งแต่ ${formatThaiDate(of)}`,
          to: desk,
          state: 'out',
        }))
      },
    },
  ],
})
