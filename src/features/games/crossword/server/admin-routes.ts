import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { importCrossword } from './admin-commands.ts'
import { exportCrossword, listCrosswords } from './admin-queries.ts'

/** The endpoints with which editors manage crosswords. */
export const crosswordAdminRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listCrosswords: async () => ({ items: await listCrosswords(db, clock()) }),

    exportCrossword: ({ query }) => exportCrossword(db, query),

    importCrossword: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await importCrossword(tx, { actorId: input.caller.userId, ...input.body, now })
        return { kind: input.body.kind, day: input.body.day }
      })
    },
  })
