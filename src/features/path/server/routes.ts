import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import type { LearningPath } from '../content.ts'
import * as contract from '../contract.ts'
import { savePlacement } from './placement-commands.ts'
import { judgeAnswer, judgePlacement } from './placement-queries.ts'
import { listUnits, viewMyPath, viewPlacement } from './queries.ts'
import { answerRecheck, readRecheck } from './recheck-commands.ts'

type Parts = {
  db: Db
  clock: () => Date
  path: LearningPath
  keys: Keys
}

export const pathRoutes = ({ db, clock, path, keys }: Parts) => {
  /** Counts an answer from this client address against the rate limit. */
  const takeAnswer = (address: string, now: Date) => takeAddressAttempt({ db, keys }, 'placementAddress', address, now)
  return bind(contract, {
    readPlacement: () => viewPlacement(db, path),

    answerPlacement: async ({ body, request }) => {
      await takeAnswer(request.address, clock())
      return judgeAnswer(db, path, body)
    },

    judgePlacement: async ({ body, request }) => {
      await takeAnswer(request.address, clock())
      return judgePlacement(db, path, body)
    },

    savePlacement: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      return runOnce(db, input, now, (tx) => savePlacement(tx, { path, userId, ...input.body, now }))
    },

    viewPath: async () => ({ units: await listUnits(db, path) }),

    readMyPath: ({ caller: { userId } }) => viewMyPath(db, { path, userId, now: clock() }),

    readRecheck: ({ query: { unit }, caller: { userId } }) => readRecheck(db, { path, userId, unit, now: clock() }),

    answerRecheck: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      return runOnce(db, input, now, (tx) => answerRecheck(tx, { path, userId, ...input.body, now }))
    },
  })
}
