import type { Db } from '#db/open.ts'
import { lastNavDay } from '#features/bank/nav/server/publish-commands.ts'
import type { Morning } from '#kit/server/morning.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { readProgress } from './end-of-day-commands.ts'

/** The job runs every five minutes and makes up for what it missed. */
const graceMs = 20 * 60_000

/** Whether the NAVs of the last business day are published. */
export const fundOrdersMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'navs',
      title: 'ราคากองทุนจำลอง',
      roles: ['finance'],
      read: async ({ now }) => {
        const { nav_on: day } = await readProgress(db, now)
        const due = lastNavDay(new Date(now.getTime() - graceMs))
        if (day >= due) return [{ state: 'good', says: `ออกครบถึง ${formatThaiDate(day)}` }]
        return [
          {
            state: 'stop',
            says: `ออกถึง ${formatThaiDate(day)} ควรถึง ${formatThaiDate(due)}`,
            to: '/admin/bank/fund-books',
          },
        ]
      },
    },
  ],
})
