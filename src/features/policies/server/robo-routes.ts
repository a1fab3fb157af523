import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../robo-contract.ts'
import { publishRoboPolicy } from './robo-commands.ts'
import { listAllRoboPolicies, listRoboPolicies } from './robo-queries.ts'

export const roboPolicyRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    listRoboPolicies: async ({ query }) => ({ items: await listRoboPolicies(db, { ...query, now: clock() }) }),
  }),
  ...bind(admin, {
    listAdminRoboPolicies: async () => ({ items: await listAllRoboPolicies(db, clock()) }),

    publishRoboPolicy: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await publishRoboPolicy(tx, { ...staff, ...input.body })
        return { items: await listAllRoboPolicies(tx, staff.now) }
      })
    },
  }),
]
