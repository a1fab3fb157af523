import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { buyThing, chooseThing } from './commands.ts'
import { viewWardrobe } from './queries.ts'

export const wardrobeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readWardrobe: ({ caller }) => viewWardrobe(db, caller.userId, clock()),

    buyWardrobeThing: (input) => {
      const { body, caller } = input
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await buyThing(tx, { userId: caller.userId, key: body.thing, expectedPrice: body.expected_price, now })
        return viewWardrobe(tx, caller.userId, now)
      })
    },

    chooseWardrobeThing: (input) => {
      const { body, caller } = input
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await chooseThing(tx, { userId: caller.userId, slot: body.slot, key: body.thing })
        return viewWardrobe(tx, caller.userId, now)
      })
    },
  })
