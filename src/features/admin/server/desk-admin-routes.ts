import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../desk-admin-contract.ts'
import { listWork, readHealth } from './desk-queries.ts'

export const deskRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readDesk: async ({ caller: { roles } }) => {
      const [work, health] = await Promise.all([listWork(db, roles), readHealth(db, clock())])
      return { work, health }
    },
  })
