import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../admin-contract.ts'
import { addQuestion, retireQuestion } from './admin-commands.ts'
import { listNewQuestions } from './new-question-queries.ts'

type Parts = { db: Db; clock: () => Date; storage: Storage }

/** The endpoints with which editors manage questions. */
export const questionAdminRoutes = ({ db, clock, storage }: Parts) =>
  bind(contract, {
    addQuestion: (input) => {
      const staff = { actorId: input.caller.userId, storage, now: clock() }
      return runOnce(db, input, staff.now, (tx) => addQuestion(tx, input.body, staff))
    },

    readNewQuestions: ({ query }) => listNewQuestions(db, query),

    retireQuestion: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => retireQuestion(tx, input.body, staff))
    },
  })
