import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { isPerson } from '#features/bank/fund-orders/server/holding-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import { readRoboFunds, viewRoboPerson } from './admin-queries.ts'

export const roboAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(admin, {
    listRoboFunds: () => readRoboFunds(db, clock()),

    lookAtRobo: (input) => {
      const { user_id: userId, reason } = input.body
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        if (!(await isPerson(tx, userId))) throw commonRefusal('not_found')
        const subject = { kind: 'person', id: userId } as const
        const actorId = input.caller.userId
        await recordStaffAct(tx, { actorId, act: 'robo.looked-at', subject, before: null, after: { reason }, now })
        return viewRoboPerson(tx, userId, now)
      })
    },
  })
