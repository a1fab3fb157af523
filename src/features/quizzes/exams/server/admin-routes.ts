import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { planQuizPeriod } from './admin-commands.ts'
import { listPlannable, listQuizPeriods } from './admin-queries.ts'

/** The calendar of the monthly quiz and the final exam, for editors. */
export const examAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listQuizPeriods: async () => ({ items: await listQuizPeriods(db, clock()), pool: await listPlannable(db) }),

    planQuizPeriod: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => planQuizPeriod(tx, { ...input.body, actorId: input.caller.userId, now }))
    },
  })
