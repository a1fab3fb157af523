import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'

type Row = { title: string; opens_at: Date; is_waiting: boolean; stock: number; given: number }

/** The Krazy Days that open today. */
export const krazyDayMorning = ({ db }: { db: Db }): Morning => ({
  days: [
    {
      name: 'krazy-days',
      roles: ['editor'],
      read: async ({ from, until, now }) => {
        const { rows } = await sql<Row>`
          select title, opens_at, is_waiting, stock, given from krazy_day
          where opens_at >= ${from} and opens_at < ${until} and cancelled_at is null order by opens_at`.execute(db)
        return rows.map(({ title, opens_at: at, is_waiting: isWaiting, stock, given }) => ({
          at,
          kind: 'Krazy Day',
          title,
          to: '/admin/krazy-days',
          ...(isWaiting
            ? { state: 'gap' as const, says: 'ยังไม่มีคนที่สอง จะไม่ออกเอง' }
            : { state: at <= now ? ('out' as const) : ('planned' as const), says: `ให้ไปแล้ว ${given} จาก ${stock} ชิ้น` }),
        }))
      },
    },
  ],
})
