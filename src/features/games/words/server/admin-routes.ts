import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { wordDesk } from './admin-commands.ts'
import { listStaffWords } from './admin-queries.ts'

/** The endpoints with which editors manage the words of games. */
export const wordAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listStaffWords: async ({ query }) => {
      const { items, total } = await listStaffWords(db, query)
      return toPage(items, total, query)
    },

    addWord: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => wordDesk.add(tx, input.body, staff))
    },

    retireWord: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => wordDesk.retire(tx, input.body, staff))
    },
  })
