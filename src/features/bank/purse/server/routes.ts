import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { openPurse } from './commands.ts'
import { listPurse, viewPurse } from './queries.ts'

export const purseRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    showPurse: ({ caller }) => viewPurse(db, caller.userId),

    openPurse: (input) => {
      const whose = { userId: input.caller.userId, now: clock() }
      return act(db, input, whose.now, async (tx) => {
        await openPurse(tx, whose)
        return viewPurse(tx, whose.userId)
      })
    },

    listPurse: async ({ query, caller }) => {
      const { items, total } = await listPurse(db, { userId: caller.userId, ...query })
      return toPage(items, total, query)
    },
  })
