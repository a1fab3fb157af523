import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { chooseRun } from '#features/koin/server/learning-commands.ts'
import { readRun } from '#features/koin/server/learning-queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as dailyContract from '../contract.ts'
import * as runContract from '../run-contract.ts'
import { answerDailyQuiz, keepLateDaily, startDailyQuiz } from './commands.ts'
import { findDayUnderWay, viewAttempt, viewLearning } from './queries.ts'

const contract = { ...dailyContract, ...runContract }

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

    chooseRun: (input) => {
      const now = clock()
      const { userId } = input.caller
      return act(db, input, now, async (tx) => {
        await chooseRun(tx, { userId, ...input.body, now })
        return { run: await readRun(tx, userId, now) }
      })
    },

    answerDailyQuiz: (input) => {
      const now = clock()
      return act(db, input, now, (tx) => answerDailyQuiz(tx, { userId: input.caller.userId, ...input.body, now }))
    },

    keepLateDaily: (input) => {
      const now = clock()
      return act(db, input, now, (tx) => keepLateDaily(tx, { userId: input.caller.userId, ...input.body, now }))
    },
  })
