import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { planQuizDay } from './admin-commands.ts'
import { listQuizDays } from './admin-queries.ts'

/** The calendar of the daily quiz, for editors. */
export const dailyAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listQuizDays: () => listQuizDays(db, clock()),

    planQuizDay: (input) => {
      const now = clock()
      return runOnce(db, input, now, (tx) => planQuizDay(tx, { ...input.body, actorId: input.caller.userId, now }))
    },
  })
