import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../prize-contract.ts'
import { takePrize } from './prize-commands.ts'
import { findPrize, findPrizeOfNow, viewPrize } from './prize-queries.ts'

export const missionPrizeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readBigPrize: async ({ caller }) => {
      const now = clock()
      const row = await findPrizeOfNow(db, now)
      return { prize: row ? await viewPrize(db, row, caller?.userId ?? null, now) : null }
    },

    redeemBigPrize: (input) => {
      const now = clock()
      const { userId } = input.caller
      const { id: prizeId, address: addressId } = input.body
      return runOnce(db, input, now, async (tx) => {
        const ordered = await takePrize(tx, { prizeId, userId, addressId, now })
        return { ...ordered, prize: await viewPrize(tx, (await findPrize(tx, prizeId))!, userId, now) }
      })
    },
  })
