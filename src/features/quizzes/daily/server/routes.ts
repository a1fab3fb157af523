import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { answerDailyQuiz, keepLateDaily, startDailyQuiz } from './commands.ts'
import { findDayUnderWay, viewAttempt, viewLearning } from './queries.ts'

export const dailyQuizRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readDailyQuiz: ({ query, caller }) =>
      db.transaction().execute(async (tx) => {
        const now = clock()
        const { userId } = caller
        const day = query.day ?? (await findDayUnderWay(tx, userId, now))
        const { attempt, questions } = await startDailyQuiz(tx, { userId, day, now })
        return viewAttempt(tx, attempt, questions, now)
      }),

    readLearningDays: ({ caller }) => viewLearning(db, caller.userId, clock()),

    answerDailyQuiz: (input) => {
      const now = clock()
      return act(db, input, now, (tx) => answerDailyQuiz(tx, { userId: input.caller.userId, ...input.body, now }))
    },

    keepLateDaily: (input) => {
      const now = clock()
      return act(db, input, now, (tx) => keepLateDaily(tx, { userId: input.caller.userId, ...input.body, now }))
    },
  })
