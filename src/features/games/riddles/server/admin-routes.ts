import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { riddleDesk } from './admin-commands.ts'
import { listStaffRiddles } from './admin-queries.ts'

/** The endpoints with which editors manage picture riddles. */
export const riddleAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listStaffRiddles: async ({ query }) => {
      const { items, total } = await listStaffRiddles(db, query)
      return toPage(items, total, query)
    },

    addRiddle: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => riddleDesk.add(tx, input.body, staff))
    },

    retireRiddle: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => riddleDesk.retire(tx, input.body, staff))
    },
  })
