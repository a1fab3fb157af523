import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { readLearningStreak } from './queries.ts'

export const learningStreakRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readLearningStreak: ({ caller }) => readLearningStreak(db, caller.userId, clock()),
  })
