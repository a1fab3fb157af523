import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { judgeGuestTrial, saveGuestTrial } from './commands.ts'
import { viewGuestTrial } from './queries.ts'
import { judgeTeaser, viewTeaser } from './teaser-queries.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys }

export const guestTrialRoutes = ({ db, clock, keys }: Parts) =>
  bind(contract, {
    readGuestTrial: () => viewGuestTrial(db, clock()),

    answerGuestTrial: async ({ body, request }) => {
      const now = clock()
      await takeAddressAttempt({ db, keys }, 'guestTrialAddress', request.address, now)
      return judgeGuestTrial(db, { ...body, hmac: keys.hmac, now })
    },

    readTeaser: ({ query }) => viewTeaser(db, query.key),

    answerTeaser: async ({ body, request }) => {
      await takeAddressAttempt({ db, keys }, 'guestTrialAddress', request.address, clock())
      return judgeTeaser(db, body)
    },

    saveGuestTrial: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      const { receipts } = input.body
      return runOnce(db, input, now, (tx) => saveGuestTrial(tx, { hmac: keys.hmac, userId, receipts, now }))
    },
  })
