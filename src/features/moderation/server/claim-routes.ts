import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../claim-contract.ts'
import { claimCase, handOverCase, releaseCase } from './claim-commands.ts'

/** The endpoints by which moderators share the work. */
export function claimRoutes({ db, clock }: { db: Db; clock: () => Date }) {
  return bind(contract, {
    claimCase: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await claimCase(tx, { id: input.body.id, userId: input.caller.userId, now: clock() })
        return done
      }),

    releaseCase: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await releaseCase(tx, { id: input.body.id, userId: input.caller.userId, now: clock() })
        return done
      }),

    handOverCase: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await handOverCase(tx, { ...input.body, userId: input.caller.userId, now: clock() })
        return done
      }),
  })
}
