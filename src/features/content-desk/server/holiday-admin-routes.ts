import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../holiday-admin-contract.ts'
import { addHoliday, removeHoliday } from './holiday-commands.ts'

type Parts = { db: Db; clock: () => Date }

/** The endpoints by which editors enter holidays. */
export const holidayRoutes = ({ db, clock }: Parts) =>
  bind(contract, {
    addHoliday: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => addHoliday(tx, input.body, staff))
    },

    removeHoliday: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await removeHoliday(tx, input.query, staff)
        return done
      })
    },
  })
