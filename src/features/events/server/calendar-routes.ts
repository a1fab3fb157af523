import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../calendar-contract.ts'
import { readFeed } from './calendar-queries.ts'
import { closeFeed, openFeed } from './feed-commands.ts'

export const eventCalendarRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readFeed: async ({ caller }) => ({ made_at: (await readFeed(db, caller.userId))?.toISOString() ?? null }),

    openFeed: async ({ caller }) => {
      const now = clock()
      const token = await openFeed(db, { userId: caller.userId, now })
      return { path: `${contract.calendarPaths.own}?key=${token}`, made_at: now.toISOString() }
    },

    closeFeed: async ({ caller }) => {
      await closeFeed(db, caller.userId)
      return { made_at: null }
    },
  })
