import type { Db } from '#db/open.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bucketOf, type Limit, limits } from '#features/identity/limits/server/limit-rules.ts'
import { type OwnerParts, proveOwner } from '#features/identity/sessions/server/prove-owner-commands.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { changePassword } from './change-password-commands.ts'
import { readCredentials } from './credential-queries.ts'
import { askForEmail, confirmEmail, saveEmail } from './email-change-commands.ts'

export type CredentialParts = OwnerParts & {
  db: Db
  clock: () => Date
  /** The origin of our pages: 'https://koinklass.example'. */
  origin: string
}

export function credentialRoutes(parts: CredentialParts) {
  const { db, clock, keys, origin } = parts
  const limit = (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock())
  return bind(contract, {
    getCredentials: ({ caller }) => readCredentials(db, caller.userId, clock()),

    changePassword: async ({ caller, body: { password, new_password: newPassword } }) => {
      await changePassword(parts, { ...caller, password, newPassword, now: clock() })
      return done
    },

    changeEmail: async ({ caller, body: { email, password } }) => {
      const now = clock()
      const { userId } = await proveOwner(parts, { ...caller, password, now })
      await limit(limits.emailAccount, userId)
      await db.transaction().execute((tx) => askForEmail(tx, { userId, email, origin, now }))
      return done
    },

    confirmEmail: async ({ body: { token }, request }) => {
      await limit(limits.verifyAddress, bucketOf(request.address))
      await db.transaction().execute((tx) => confirmEmail(tx, { token, now: clock() }))
      return done
    },

    saveEmail: async ({ body: { token }, request }) => {
      await limit(limits.verifyAddress, bucketOf(request.address))
      await db.transaction().execute((tx) => saveEmail(tx, { token, origin, now: clock() }))
      return done
    },
  })
}
