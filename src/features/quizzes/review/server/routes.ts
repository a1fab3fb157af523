import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../review-contract.ts'
import { answerReview, collectMisses } from './commands.ts'
import { viewDesk } from './queries.ts'

export const reviewRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readReview: ({ caller: { userId } }) =>
      db.transaction().execute(async (tx) => {
        await collectMisses(tx, { userId })
        return viewDesk(tx, { userId, now: clock() })
      }),

    answerReview: (input) => {
      const person = { userId: input.caller.userId, now: clock() }
      return runOnce(db, input, person.now, async (tx) => {
        const feedback = await answerReview(tx, { ...person, ...input.body })
        return { feedback, desk: await viewDesk(tx, person) }
      })
    },
  })
