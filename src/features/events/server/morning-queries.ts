import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type DayLine, type Morning, readWaiting } from '#kit/server/morning.ts'
import { bangkokTime } from '#lib/thai/bangkok-time.ts'

type Row = { id: string; title: string; starts_at: Date; ends_at: Date; seats_taken: number; capacity: number }

/** Rewards that wait for a second person, and the events of the day. */
export const eventsMorning = ({ db }: { db: Db }): Morning => ({
  queues: [
    {
      name: 'event-rewards',
      title: 'รางวัลกิจกรรมที่รอคนที่สองยืนยัน',
      to: '/admin/events',
      roles: ['editor'],
      minutes: 24 * 60,
      read: () => readWaiting(db, sql`select asked_at as at from event_reward where state = 'waiting'`),
    },
  ],
  days: [
    {
      name: 'events',
      roles: ['editor', 'moderator'],
      read: async ({ from, until, now }) => {
        const { rows } = await sql<Row>`
          select id, title, starts_at, ends_at, seats_taken, capacity from event
          where starts_at >= ${from} and starts_at < ${until} and called_off_at is null
          order by starts_at`.execute(db)
        return rows.map((row) => lineOf(row, now))
      },
    },
  ],
})

function lineOf({ id, title, starts_at, ends_at, seats_taken, capacity }: Row, now: Date): DayLine {
  return {
    at: starts_at,
    kind: 'กิจกรรม',
    title,
    says: `ถึง ${bangkokTime(ends_at)} น. ลงชื่อ ${seats_taken} จาก ${capacity} ที่`,
    to: `/admin/events/${id}`,
    state: starts_at <= now ? 'out' : 'planned',
  }
}
