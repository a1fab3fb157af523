import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { acceptNotices } from './commands.ts'
import { countOpenNotices, listNotices } from './queries.ts'

export const roboNoticeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    getNotifications: async ({ query, caller }) => {
      const { items, total, open } = await listNotices(db, { userId: caller.userId, ...query })
      return { ...toPage(items, total, query), open }
    },

    acceptNotifications: (input) => {
      const owner = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, owner.now, async (tx) => {
        const accepted = await acceptNotices(tx, { ...owner, ...input.body })
        return { accepted, open: await countOpenNotices(tx, owner.userId) }
      })
    },
  })
