import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../people-admin-contract.ts'
import { endLoginsBy, grantRoles, resetFactorsBy } from './people-commands.ts'
import { listPeople, readPersonView } from './people-queries.ts'

type Parts = { db: Db; clock: () => Date }

export const peopleRoutes = ({ db, clock }: Parts) =>
  bind(contract, {
    findPeople: ({ query: { keyword = '', only } }) => listPeople(db, { keyword, isAsleep: only === 'asleep' }),

    readPerson: ({ caller, query: { id } }) =>
      readPersonView(db, { userId: id, readerId: caller.userId, now: clock() }),

    changeRoles: ({ caller, request, body: { id: userId, roles } }) => {
      const now = clock()
      return runOnce(db, { caller, request }, now, async (tx) => {
        await grantRoles(tx, { actorId: caller.userId, userId, roles, now })
        return done
      })
    },

    endLoginsOf: ({ caller, request, body: { id: userId } }) => {
      const now = clock()
      return runOnce(db, { caller, request }, now, async (tx) => {
        await endLoginsBy(tx, { actorId: caller.userId, userId, now })
        return done
      })
    },

    resetFactorsOf: ({ caller, request, body: { id: userId } }) => {
      const now = clock()
      return runOnce(db, { caller, request }, now, async (tx) => {
        await resetFactorsBy(tx, { actorId: caller.userId, userId, now })
        return done
      })
    },
  })
