import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done, toPage } from '#lib/contract.ts'
import { bind, refuseUnlessSteppedUp } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { decideAppeal } from './appeal-commands.ts'
import { decideCase } from './case-commands.ts'
import { listColleagues } from './claim-queries.ts'
import { listCases, showCase } from './queue-queries.ts'
import type { Subjects } from './subject.ts'
import type { TextChecker } from './text-checker.ts'

type Parts = { db: Db; clock: () => Date; subjects: Subjects; checker: TextChecker }

/** The endpoints for moderators. */
export function moderationAdminRoutes({ db, clock, subjects, checker }: Parts) {
  return bind(contract, {
    listCases: async ({ query, caller: { userId } }) => {
      const { items, total } = await listCases(db, { ...query, subjects, now: clock() })
      return { ...toPage(items, total, query), colleagues: await listColleagues(db, { row: null, userId }) }
    },

    showCase: ({ query: { id }, caller: { userId } }) => showCase(db, { subjects, checker, id, userId, now: clock() }),

    decideCase: async (input) => {
      if (input.body.decision === 'approve') refuseUnlessSteppedUp(input.caller)
      return runOnce(db, input, clock(), async (tx) => {
        await decideCase(tx, { ...input.body, subjects, byUserId: input.caller.userId, now: clock() })
        return done
      })
    },

    decideAppeal: async (input) => {
      if (input.body.decision === 'grant') refuseUnlessSteppedUp(input.caller)
      return runOnce(db, input, clock(), async (tx) => {
        await decideAppeal(tx, { ...input.body, subjects, byUserId: input.caller.userId, now: clock() })
        return done
      })
    },
  })
}
