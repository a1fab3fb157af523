import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { decideProposal } from './proposal-commands.ts'
import { listProposals, type ProposalKinds } from './proposal-queries.ts'

type Parts = { db: Db; clock: () => Date; proposalKinds: ProposalKinds }

export const staffValueRoutes = ({ db, clock, proposalKinds }: Parts) =>
  bind(contract, {
    listProposals: async ({ caller: { userId: actorId, roles } }) => ({
      items: await listProposals(db, proposalKinds, { actorId, roles }),
    }),

    decideProposal: (input) => {
      const now = clock()
      const { userId: actorId, roles } = input.caller
      const { id, is_confirmed: isConfirmed } = input.body
      return runOnce(db, input, now, async (tx) => {
        await decideProposal(tx, proposalKinds, { id, isConfirmed, actorId, roles, now })
        return done
      })
    },
  })
