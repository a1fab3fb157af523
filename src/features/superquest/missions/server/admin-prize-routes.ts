import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-prize-contract.ts'
import { createPrize, editPrize, formOfPrize } from './admin-prize-commands.ts'
import { listPrizes, viewPrize } from './prize-queries.ts'

export const missionAdminPrizeRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listDeskPrizes: async () => {
      const rows = await listPrizes(db)
      const items = rows.map(async (row) => ({
        prize: await viewPrize(db, row, null, clock()),
        form: formOfPrize(row),
        taken: row.taken,
      }))
      return { items: await Promise.all(items) }
    },

    createPrize: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        const { id, isWaiting } = await createPrize(tx, { ...staff, form: input.body })
        return { id, is_waiting: isWaiting }
      })
    },

    editPrize: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        return { id, is_waiting: await editPrize(tx, { ...staff, id, form: input.body }) }
      })
    },
  })
