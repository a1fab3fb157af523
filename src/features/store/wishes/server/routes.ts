import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { addWish, removeWish } from './commands.ts'
import { listWishes } from './queries.ts'

export const wishRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listWishes: ({ caller }) => listWishes(db, caller.userId, clock()),

    addWish: (input) => {
      const wish = { userId: input.caller.userId, premiumId: input.query.id, now: clock() }
      return runOnce(db, input, wish.now, async (tx) => {
        await addWish(tx, wish)
        return listWishes(tx, wish.userId, wish.now)
      })
    },

    removeWish: (input) => {
      const wish = { userId: input.caller.userId, premiumId: input.query.id, now: clock() }
      return runOnce(db, input, wish.now, async (tx) => {
        await removeWish(tx, wish)
        return listWishes(tx, wish.userId, wish.now)
      })
    },
  })
