import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import { interests } from '../content.ts'
import * as contract from '../contract.ts'
import { readAccount, readProfile } from './account-queries.ts'

export type AccountParts = { db: Db; clock: () => Date; keys: Keys }

export const accountRoutes = ({ db, clock, keys }: AccountParts) =>
  bind(contract, {
    getProfile: async ({ caller, request }) => {
      const claims = await keys.read(request.bearer ?? '', clock())
      if (!claims) throw commonRefusal('signed_out')
      return readProfile(db, caller.userId, claims.exp)
    },

    getAccount: ({ caller }) => readAccount(db, caller.userId, clock()),

    listObjectives: async () => ({ items: Object.entries(interests).map(([key, name]) => ({ key, name })) }),
  })
