import type { Db } from '#db/open.ts'
import { isEmailFree } from '#features/identity/accounts/server/account-queries.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { guardsOf } from '#features/identity/limits/server/guard-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import { drawPicture, saveSignUpPicture } from '#features/identity/pictures/server/sign-up-picture-commands.ts'
import { answerLogin, beginSession } from '#features/identity/sessions/server/begin-session-commands.ts'
import { done } from '#lib/contract.ts'
import type { MakeSquares } from '#lib/server/pictures/pictures.ts'
import { bind } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../contract.ts'
import { checkSignUp, createAccount } from './register-commands.ts'
import { askToVerify, verifyEmail } from './verify-commands.ts'

export type SignUpParts = {
  db: Db
  clock: () => Date
  keys: Keys
  hasher: PasswordHasher
  botCheck: BotCheck
  storage: Storage
  makeSquares: MakeSquares
  /** Origin of our pages: 'https://koinklass.example'. */
  origin: string
  /** The policy versions in force; when given, a sign-up that accepted other ones is refused. */
  policyVersions?: () => Promise<{ law: number; personal: number }>
}

export function signUpRoutes(parts: SignUpParts) {
  const { db, clock, hasher, origin, policyVersions } = parts
  const { limit, checkBot } = guardsOf(parts)
  return bind(contract, {
    checkEmail: async ({ query, request }) => {
      await limit(limits.checkAddress, bucketOf(request.address))
      await checkBot(query.bot_check, 'register_check')
      return { available: await isEmailFree(db, query.email) }
    },

    register: async ({ body: { image, ...input }, request, reply }) => {
      const now = clock()
      await limit(limits.registerAddress, bucketOf(request.address))
      checkSignUp(input, now, await policyVersions?.())
      // Last, since a proof is valid once and a typing error should not cost a new one.
      await checkBot(input.bot_check, 'register')
      const squares = await drawPicture(parts.makeSquares, image, { who: bucketOf(request.address), isAvatar: true })
      const passwordHash = await hasher.hash(input.password)
      const opened = await db.transaction().execute(async (tx) => {
        const userId = await createAccount(tx, { input, passwordHash, now })
        await askToVerify(tx, { userId, origin, now })
        return { userId, ...(await beginSession(tx, { userId, request, reply, now })) }
      })
      if (squares) await saveSignUpPicture(parts, { userId: opened.userId, squares, now })
      return answerLogin(parts, { ...opened, now })
    },

    verifyEmail: async ({ body, request }) => {
      await limit(limits.verifyAddress, bucketOf(request.address))
      const paid = await db.transaction().execute((tx) => verifyEmail(tx, { token: body.token, now: clock() }))
      return { ...done, paid }
    },

    resendVerification: async ({ caller: { userId } }) => {
      await limit(limits.resendAccount, userId)
      await db.transaction().execute((tx) => askToVerify(tx, { userId, origin, now: clock() }))
      return done
    },
  })
}
