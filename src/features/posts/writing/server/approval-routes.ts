import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../approval-contract.ts'
import { findUntoldApproval, noteApprovalTold } from './approval-commands.ts'

/** What an author is told of an approval at the next opening. */
export const approvalRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    readApproval: async ({ caller: { userId } }) => ({ approved: await findUntoldApproval(db, userId) }),

    noteApproval: (input) => {
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await noteApprovalTold(tx, { userId: input.caller.userId, id: input.body.id, now })
        return done
      })
    },
  })
