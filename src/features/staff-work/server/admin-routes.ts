import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { WorkKind, WorkKinds } from '#kit/server/work-kind.ts'
import { done } from '#lib/contract.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind, type Caller, hasRole } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { claimWork, handOverWork, releaseWork } from './claim-commands.ts'
import { listClaims, listColleagues } from './claim-queries.ts'

type Parts = { db: Db; clock: () => Date; workKinds: WorkKinds }

/** The endpoints by which staff shares the work of its queues. */
export const staffWorkRoutes = ({ db, clock, workKinds }: Parts) =>
  bind(contract, {
    listWorkClaims: async ({ query: { queue }, caller }) => {
      const kind = kindOf(workKinds, queue, caller)
      const { userId } = caller
      return {
        claims: await listClaims(db, { queue, userId, now: clock() }),
        colleagues: await listColleagues(db, { kind, userId }),
      }
    },

    claimWork: (input) => {
      const { kind, ...acting } = actingOf(workKinds, input)
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await claimWork(tx, { kind, ...acting, now })
        return done
      })
    },

    releaseWork: (input) => {
      const { kind, ...acting } = actingOf(workKinds, input)
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await releaseWork(tx, { kind, ...acting, now })
        return done
      })
    },

    handOverWork: (input) => {
      const { kind, ...acting } = actingOf(workKinds, input)
      const { to, note } = input.body
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await handOverWork(tx, { kind, ...acting, to, note, now })
        return done
      })
    },
  })

function actingOf(kinds: WorkKinds, { body, caller }: { body: { queue: string; id: string }; caller: Caller }) {
  return { kind: kindOf(kinds, body.queue, caller), id: body.id, userId: caller.userId }
}

/** A queue of the caller's desk. Throws forbidden for any other, whether or not there is one. */
function kindOf(kinds: WorkKinds, name: string, caller: Caller): WorkKind {
  const kind = kinds.get(name)
  if (!kind || !hasRole(caller, kind.roles)) throw commonRefusal('forbidden')
  return kind
}
