import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { chooseRun } from '#features/koin/server/learning-commands.ts'
import { readRun } from '#features/koin/server/learning-queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as dailyContract from '../contract.ts'
import * as runContract from '../run-contract.ts'
import { answerDailyQuiz, saveLateDaily } from './commands.ts'
import { findDayUnderWay, seedOf, viewDailyQuiz, viewLearning } from './queries.ts'

const contract = { ...dailyContract, ...runContract }

type Parts = { db: Db; clock: () => Date; keys: Keys }

export const dailyQuizRoutes = ({ db, clock, keys }: Parts) =>
  bind(contract, {
    readDailyQuiz: async ({ query, caller: { userId } }) => {
      const now = clock()
      const day = query.day ?? (await findDayUnderWay(db, userId, now))
      return viewDailyQuiz(db, { userId, day, seed: seedOf(keys.hmac, userId, day), now })
    },

    readLearningDays: ({ caller }) => viewLearning(db, caller.userId, clock()),

    chooseRun: (input) => {
      const now = clock()
      const { userId } = input.caller
      return runOnce(db, input, now, async (tx) => {
        await chooseRun(tx, { userId, ...input.body, now })
        return { run: await readRun(tx, userId, now) }
      })
    },

    answerDailyQuiz: (input) => {
      const now = clock()
      const { userId } = input.caller
      const seed = seedOf(keys.hmac, userId, input.body.day)
      return runOnce(db, input, now, (tx) => answerDailyQuiz(tx, { userId, ...input.body, seed, now }))
    },

    saveLateDaily: (input) => {
      const now = clock()
      const { userId } = input.caller
      const seed = seedOf(keys.hmac, userId, input.body.day)
      return runOnce(db, input, now, (tx) => saveLateDaily(tx, { userId, ...input.body, seed, now }))
    },
  })
