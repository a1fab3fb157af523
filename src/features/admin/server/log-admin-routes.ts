import type { Db } from '#db/open.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../log-admin-contract.ts'
import { listActs, readChoices } from './log-queries.ts'

export const logRoutes = ({ db }: { db: Db }) =>
  bind(contract, {
    listStaffActs: async ({ query }) => {
      const { items, total } = await listActs(db, query)
      return toPage(items, total, query)
    },

    readLogChoices: () => readChoices(db),
  })
