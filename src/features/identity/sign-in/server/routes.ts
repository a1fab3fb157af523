import type { Db } from '#db/open.ts'
import type { PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { newSecret } from '#features/identity/keys/server/secret-commands.ts'
import type { BotCheck } from '#features/identity/limits/server/bot-check-commands.ts'
import { guardsOf } from '#features/identity/limits/server/guard-commands.ts'
import { bucketOf, limits } from '#features/identity/limits/server/limit-rules.ts'
import { stayAfterAll } from '#features/identity/privacy/server/leave-commands.ts'
import { answerLogin, beginSession, bindingCookie } from '#features/identity/sessions/server/begin-session-commands.ts'
import { familyMs } from '#features/identity/sessions/server/session-rules.ts'
import { done } from '#lib/contract.ts'
import { bind, type Handlers } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { checkCredentials, lockPassword } from './login-commands.ts'
import { askForReset, resetPassword } from './reset-commands.ts'

export type SignInParts = {
  db: Db
  clock: () => Date
  keys: Keys
  hasher: PasswordHasher
  botCheck: BotCheck
  /** Origin of our pages: 'https://koinklass.example'. */
  origin: string
}

type Contract = typeof contract

export const signInRoutes = (parts: SignInParts) =>
  bind(contract, { login: loginHandler(parts), ...passwordHandlers(parts) })

function loginHandler(parts: SignInParts): Handlers<Contract>['login'] {
  const { db, clock } = parts
  return async ({
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
      await lockPassword(tx, proven)
      if (restore) await stayAfterAll(tx, { userId, now })
      return beginSession(tx, { userId, request, reply, hasCookies, now })
    })
    return answerLogin(parts, { ...opened, userId, now })
  }
}

function passwordHandlers(parts: SignInParts): Omit<Handlers<Contract>, 'login'> {
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
