import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../warehouse-contract.ts'
import { rewriteWarehouse } from './warehouse/rewrite-commands.ts'

type Parts = { db: Db; clock: () => Date; hasWarehouse: boolean }

/** The files of the bank's data warehouse. */
export function warehouseRoutes({ db, clock, hasWarehouse: isOn }: Parts) {
  return bind(contract, {
    rewriteWarehouse: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await rewriteWarehouse(tx, { actorId: input.caller.userId, ...input.body, isOn, now: clock() })
        return done
      }),
  })
}
