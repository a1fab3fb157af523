import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { editLevel, listDeskLevels } from './admin-commands.ts'

export const levelAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listDeskLevels: async () => ({ items: await listDeskLevels(db) }),

    editLevel: (input) => {
      const { level } = input.query
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        const isWaiting = await editLevel(tx, { level, form: input.body, actorId: input.caller.userId, now })
        return { level, is_waiting: isWaiting }
      })
    },
  })
