import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import { type OwnerParts, proveOwner } from '#features/identity/sessions/server/prove-owner-commands.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { askForExport } from './export-commands.ts'
import { readExport } from './export-queries.ts'
import { beginLeaving, restoreByLink } from './leave-commands.ts'

export type PrivacyParts = OwnerParts & {
  clock: () => Date
  /** Origin of our pages: 'https://koinklass.example'. */
  origin: string
}

export function privacyRoutes(parts: PrivacyParts) {
  const { db, clock, keys, origin } = parts
  return bind(contract, {
    getExport: ({ caller }) => readExport(db, caller.userId, clock()),

    askExport: async ({ caller, body: { password } }) => {
      const now = clock()
      const { userId } = await proveOwner(parts, { ...caller, password, now })
      return db.transaction().execute(async (tx) => {
        await askForExport(tx, { userId, now })
        return readExport(tx, userId, now)
      })
    },

    leave: async ({ caller, body: { password } }) => {
      const now = clock()
      const { userId } = await proveOwner(parts, { ...caller, password, now })
      const eraseAt = await db.transaction().execute((tx) => beginLeaving(tx, { userId, origin, now }))
      return { erase_at: eraseAt.toISOString() }
    },

    restoreAccount: async ({ body: { token }, request }) => {
      await takeAttempt(db, attemptOf(keys, limits.verifyAddress, bucketOf(request.address)), clock())
      await db.transaction().execute((tx) => restoreByLink(tx, { token, now: clock() }))
      return done
    },
  })
}
