import type { Db } from '#db/open.ts'
import { done } from '#lib/contract.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import type { MakeSquares } from '#lib/server/pictures.ts'
import { bind, type Handlers } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import { interests } from '../content.ts'
import * as contract from '../contract.ts'
import { isEmailFree, readAccount, readProfile } from './account-queries.ts'
import { attemptOf, takeAttempt } from './attempt-commands.ts'
import type { BotCheck } from './bot-check-commands.ts'
import type { Keys } from './key-commands.ts'
import { stayAfterAll } from './leave-commands.ts'
import { bucketOf, type Limit, limits } from './limit-rules.ts'
import {
  answerLogin,
  beginSession,
  bindingCookie,
  checkCredentials,
  holdPassword,
  readProofWeight,
  signAccess,
  tokensOf,
} from './login-commands.ts'
import type { PasswordHasher } from './password-commands.ts'
import { checkSignUp, createAccount } from './register-commands.ts'
import { askForReset, resetPassword } from './reset-commands.ts'
import { endSession, newSecret, rotateToken } from './session-commands.ts'
import { familyMs } from './session-rules.ts'
import { drawPicture, keepSignUpPicture } from './sign-up-picture-commands.ts'
import { askToVerify, verifyEmail } from './verify-commands.ts'

const refusal = refusals(contract.identityErrors)

export type IdentityParts = {
  db: Db
  clock: () => Date
  keys: Keys
  hasher: PasswordHasher
  botCheck: BotCheck
  storage: Storage
  makeSquares: MakeSquares
  /** The origin of our pages: 'https://koinklass.example'. */
  origin: string
  /** The policy versions in force; when given, a sign-up that accepted other ones is refused. */
  policyVersions?: () => Promise<{ law: number; personal: number }>
}

type Contract = typeof contract
type SignUpHandlers = Pick<
  Handlers<Contract>,
  'getBotCheck' | 'checkEmail' | 'register' | 'verifyEmail' | 'resendVerification' | 'listObjectives'
>

type PasswordHandlers = Pick<Handlers<Contract>, 'forgetPassword' | 'resetPassword'>

export const identityRoutes = (parts: IdentityParts) =>
  bind(contract, { ...signUpHandlers(parts), ...passwordHandlers(parts), ...sessionHandlers(parts) })

/** Shorthands for rate limits and bot checks. */
function guardsOf({ db, clock, keys, botCheck }: IdentityParts) {
  return {
    limit: (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock()),
    checkBot: async (payload: string | undefined, action: contract.BotAction) => {
      if (!payload || !(await botCheck.verify(payload, action, clock()))) throw refusal('bot_check_failed')
    },
  }
}

function signUpHandlers(parts: IdentityParts): SignUpHandlers {
  const { db, clock, hasher, botCheck, origin, policyVersions } = parts
  const { limit, checkBot } = guardsOf(parts)
  return {
    getBotCheck: async ({ query: { action, kind }, request: { address } }) => {
      const now = clock()
      const weight = action === 'login' ? await readProofWeight(parts, { address, now }) : 1
      return botCheck.challenge(action, now, { mayAskService: kind === 'remote', weight })
    },

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
      const squares = await drawPicture(parts.makeSquares, image)
      const passwordHash = await hasher.hash(input.password)
      const opened = await db.transaction().execute(async (tx) => {
        const userId = await createAccount(tx, { input, passwordHash, now })
        await askToVerify(tx, { userId, origin, now })
        return { userId, ...(await beginSession(tx, { userId, request, reply, now })) }
      })
      if (squares) await keepSignUpPicture(parts, { userId: opened.userId, squares, now })
      return answerLogin(parts, { ...opened, now })
    },

    verifyEmail: async ({ body, request }) => {
      await limit(limits.verifyAddress, bucketOf(request.address))
      await db.transaction().execute((tx) => verifyEmail(tx, { token: body.token, now: clock() }))
      return done
    },

    resendVerification: async ({ caller: { userId } }) => {
      await limit(limits.resendAccount, userId)
      await db.transaction().execute((tx) => askToVerify(tx, { userId, origin, now: clock() }))
      return done
    },

    listObjectives: async () => ({ items: Object.entries(interests).map(([key, name]) => ({ key, name })) }),
  }
}

function passwordHandlers(parts: IdentityParts): PasswordHandlers {
  const { db, clock } = parts
  const { limit, checkBot } = guardsOf(parts)
  return {
    forgetPassword: async ({ body: { email, bot_check }, request }) => {
      await limit(limits.forgetAddress, bucketOf(request.address))
      await checkBot(bot_check, 'password_forget')
      await askForReset(db, { email, binding: request.cookies[bindingCookie] ?? null })
      return done
    },

    resetPassword: async ({ body: { token, password }, request, reply }) => {
      await limit(limits.resetAddress, bucketOf(request.address))
      const binding = request.isSameOrigin ? newSecret() : null
      await resetPassword(parts, { token, password, binding, now: clock() })
      if (binding) reply.setCookie(bindingCookie, binding, familyMs / 1000)
      return done
    },
  }
}

function sessionHandlers(
  parts: IdentityParts,
): Omit<Handlers<Contract>, keyof SignUpHandlers | keyof PasswordHandlers> {
  const { db, clock, keys } = parts
  return {
    login: async ({
      body: { email, password, bot_check: botPayload, has_cookies: hasCookies, restore },
      request,
      reply,
    }) => {
      const now = clock()
      const binding = request.cookies[bindingCookie] ?? null
      const { address } = request
      const proven = await checkCredentials(parts, { email, password, botPayload, address, binding, now })
      const { userId } = proven
      const opened = await db.transaction().execute(async (tx) => {
        await holdPassword(tx, proven)
        if (restore) await stayAfterAll(tx, { userId, now })
        return beginSession(tx, { userId, request, reply, hasCookies, now })
      })
      return answerLogin(parts, { ...opened, userId, now })
    },

    // The binding cookie stays: useless by itself, it identifies a known device when its owner comes back.
    logout: async ({ request: { bearer } }) => {
      const now = clock()
      const claims = bearer && (await keys.read(bearer, now, true))
      if (claims) await endSession(db, { userId: claims.sub, sessionId: claims.sid, by: 'logout', now })
      return done
    },

    refreshToken: async ({ body: { grant_type, refresh_token: token }, request, reply }) => {
      const fail = (status: number, error: string, error_description: string) => {
        reply.setStatus(status)
        return { error, error_description }
      }
      if (typeof grant_type !== 'string' || typeof token !== 'string' || token === '')
        return fail(400, 'invalid_request', 'grant_type and refresh_token are needed, once each')
      if (grant_type !== 'refresh_token') return fail(400, 'unsupported_grant_type', 'only refresh_token is known')
      const now = clock()
      const binding = request.cookies[bindingCookie] ?? null
      const renewed = await db.transaction().execute((tx) => rotateToken(tx, { token, binding, keys, now }))
      if (!renewed) return fail(401, 'invalid_grant', 'the refresh token is unknown, used or over')
      return tokensOf((await signAccess(parts, { ...renewed, now })).token, renewed.refreshToken)
    },

    getProfile: async ({ caller, request }) => {
      const claims = await keys.read(request.bearer ?? '', clock())
      if (!claims) throw commonRefusal('signed_out')
      return readProfile(db, caller.userId, claims.exp)
    },

    getAccount: ({ caller }) => readAccount(db, caller.userId, clock()),
  }
}
