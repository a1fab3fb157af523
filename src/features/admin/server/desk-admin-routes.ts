import type { Db } from '#db/open.ts'
import type { ProposalKinds } from '#features/staff-value/server/proposal-queries.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../desk-admin-contract.ts'
import { listWork, readHealth } from './desk-queries.ts'

export const deskRoutes = ({ db, clock, proposalKinds }: { db: Db; clock: () => Date; proposalKinds: ProposalKinds }) =>
  bind(contract, {
    readDesk: async ({ caller: { roles } }) => {
      const [work, health] = await Promise.all([listWork(db, { roles, proposalKinds }), readHealth(db, clock())])
      return { work, health }
    },
  })
