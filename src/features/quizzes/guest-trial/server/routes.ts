import type { Db } from '#db/open.ts'
import { act } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { takeAddressAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { judgeTaste, keepTaste } from './commands.ts'
import { viewTaste } from './queries.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys }

export const tasteRoutes = ({ db, clock, keys }: Parts) =>
  bind(contract, {
    readTaste: () => viewTaste(db, clock()),

    answerTaste: async ({ body, request }) => {
      const now = clock()
      await takeAddressAttempt({ db, keys }, 'tasteAddress', request.address, now)
      return judgeTaste(db, { ...body, hmac: keys.hmac, now })
    },

    keepTaste: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      const { receipts } = input.body
      return act(db, input, now, (tx) => keepTaste(tx, { hmac: keys.hmac, userId, receipts, now }))
    },
  })
