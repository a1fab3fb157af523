import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { searchPlaces } from '../place-rules.ts'
import { addAddress, changeAddress, removeAddress } from './commands.ts'
import { loadPlaces } from './place-queries.ts'
import { listAddresses } from './queries.ts'

const mostPlaces = 20

export const addressRoutes = ({ db, clock }: { db: Db; clock: () => Date }) =>
  bind(contract, {
    listAddresses: async ({ caller: { userId } }) => ({
      items: await listAddresses(db, userId),
      obstacle: await readReason(db, userId, 'buy_with_address', clock()),
    }),

    addAddress: (input) => {
      const now = clock()
      return act(db, input, now, (tx) => addAddress(tx, { userId: input.caller.userId, form: input.body, now }))
    },

    changeAddress: (input) => {
      const now = clock()
      const which = { userId: input.caller.userId, id: input.query.id, form: input.body, now }
      return act(db, input, now, (tx) => changeAddress(tx, which))
    },

    removeAddress: (input) =>
      act(db, input, clock(), async (tx) => {
        await removeAddress(tx, { userId: input.caller.userId, id: input.query.id })
        return done
      }),

    searchAddresses: async ({ query }) => ({ items: searchPlaces(await loadPlaces(), query, mostPlaces) }),
  })
