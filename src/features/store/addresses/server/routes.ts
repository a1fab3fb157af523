import type { Db } from '#db/open.ts'
import { runOnce, runOnceThenView } from '#db/run-once.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { searchPlaces } from '../place-rules.ts'
import { addAddress, changeAddress, removeAddress } from './commands.ts'
import { listAddresses, readAddress } from './queries.ts'
import { loadPlaces } from './thai-places.ts'

const maxPlaces = 20

export const addressRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listAddresses: async ({ caller: { userId } }) => ({
      items: await listAddresses(db, userId),
      obstacle: await readReason(db, userId, 'buy_with_address', clock()),
    }),

    addAddress: (input) => {
      const [now, { userId }] = [clock(), input.caller]
      return runOnceThenView(db, input, now, {
        work: async (tx) => ({ id: (await addAddress(tx, { userId, form: input.body, now })).id }),
        view: (on, { id }) => readAddress(on, { userId, id }),
      })
    },

    changeAddress: (input) => {
      const now = clock()
      const which = { userId: input.caller.userId, id: input.query.id, form: input.body, now }
      return runOnceThenView(db, input, now, {
        work: async (tx) => ({ id: (await changeAddress(tx, which)).id }),
        view: (on, { id }) => readAddress(on, { userId: which.userId, id }),
      })
    },

    removeAddress: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await removeAddress(tx, { userId: input.caller.userId, id: input.query.id })
        return done
      }),

    searchAddresses: async ({ query }) => ({ items: searchPlaces(await loadPlaces(), query, maxPlaces) }),
  })
