import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Morning, readWaiting } from '#kit/server/morning.ts'

type Row = { id: string; title: string; opens_at: Date; state: string; joined: number }

/** Missions that wait for a second person, and those that begin today. */
export const missionsMorning = ({ db }: { db: Db }): Morning => ({
  queues: [
    {
      name: 'missions',
      title: 'ภารกิจที่รอคนที่สองยืนยัน',
      to: '/admin/quests',
      roles: ['editor'],
      minutes: 24 * 60,
      read: () =>
        readWaiting(
          db,
          sql`select asked_at as at from mission where state = 'asked' and ended_at is null and asked_at is not null`,
        ),
    },
  ],
  days: [
    {
      name: 'missions',
      roles: ['editor'],
      read: async ({ from, until, now }) => {
        const { rows } = await sql<Row>`
          select id, title, opens_at, state, joined from mission
          where opens_at >= ${from} and opens_at < ${until} and ended_at is null and state in ('asked', 'scheduled')
          order by opens_at`.execute(db)
        return rows.map(({ id, title, opens_at: at, state, joined }) => ({
          at,
          kind: 'ภารกิจ',
          title,
          to: `/admin/quests/edit/${id}`,
          ...(state === 'asked'
            ? { state: 'gap' as const, says: 'ยังไม่มีคนที่สอง จะไม่ออกเอง' }
            : { state: at <= now ? ('out' as const) : ('planned' as const), says: `เข้าร่วม ${joined} คน` }),
        }))
      },
    },
  ],
})
