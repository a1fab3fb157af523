import type { Db } from '#db/open.ts'
import type { StaffNames } from '#features/audit/contract.ts'
import { toPage } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../log-admin-contract.ts'
import { listActs, readChoices } from './log-queries.ts'

export const logRoutes = ({ db, staffNames }: { db: Db; staffNames: StaffNames }) =>
  bind(contract, {
    listStaffActs: async ({ query }) => {
      const { items, total } = await listActs(db, staffNames, query)
      return toPage(items, total, query)
    },

    readLogChoices: () => readChoices(db, staffNames),
  })
