import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import {
  decideNavImport,
  findNavImport,
  importNav,
  listNavImports,
  takeRealNav,
  toNavImport,
} from './import-commands.ts'
import { listNavMonths, viewNavMonth } from './queries.ts'

export const navRoutes = ({ db, clock }: { db: Db; clock: () => Date }) => [
  ...bind(contract, {
    listNavMonths: async () => ({ items: await listNavMonths(db) }),
    showNavMonth: ({ query }) => viewNavMonth(db, query.month),
  }),

  ...bind(admin, {
    importNav: (input) => {
      const { file_name: fileName, file, is_trial: isTrial } = input.body
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => importNav(tx, { ...staff, fileName, file, isTrial }))
    },

    listNavImports: async ({ query, caller }) => {
      const { rows, total } = await listNavImports(db, query)
      return toPage(
        rows.map((row) => toNavImport(row, caller.userId)),
        total,
        query,
      )
    },

    decideNavImport: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await decideNavImport(tx, { ...staff, id: input.query.id, decision: input.body.decision })
        return toNavImport(await findNavImport(tx, input.query.id), staff.actorId)
      })
    },

    takeRealNav: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await takeRealNav(tx, { ...staff, code: input.query.code })
        return { code: input.query.code, source: 'file' as const }
      })
    },
  }),
]
