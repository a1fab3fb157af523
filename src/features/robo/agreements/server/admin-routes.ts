import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { listAllRoboPolicies } from '#features/policies/server/robo-queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { askRoboPolicy } from './proposal-commands.ts'

/** The desk of agreements. */
export const agreementRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listAdminRoboPolicies: async () => ({ items: await listAllRoboPolicies(db, clock()) }),

    publishRoboPolicy: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await askRoboPolicy(tx, { ...staff, body: input.body })
        return { items: await listAllRoboPolicies(tx, staff.now) }
      })
    },
  })
