import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../contract.ts'
import { answerDailyQuiz, keepLateDaily, startDailyQuiz } from './commands.ts'
import { viewAttempt, viewLearning } from './queries.ts'

export const dailyQuizRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readDailyQuiz: ({ query, caller }) =>
      db.transaction().execute(async (tx) => {
        const now = clock()
        const day = query.day ?? bangkokDay(now)
        const { attempt, questions } = await startDailyQuiz(tx, { userId: caller.userId, day, now })
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
