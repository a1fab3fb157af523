import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { done } from '#lib/contract.ts'
import { bind, type Handlers } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { bindingCookie, signAccess, tokensOf } from './begin-session-commands.ts'
import { readLogins } from './login-queries.ts'
import { endSession, endSessions, rotateToken } from './session-commands.ts'

export type SessionParts = { db: Db; clock: () => Date; keys: Keys }

type Contract = typeof contract
type LoginHandlers = Pick<Handlers<Contract>, 'listLogins' | 'endLogin' | 'endEveryLogin'>

export const sessionRoutes = (parts: SessionParts) =>
  bind(contract, { ...tokenHandlers(parts), ...loginHandlers(parts) })

function tokenHandlers(parts: SessionParts): Omit<Handlers<Contract>, keyof LoginHandlers> {
  const { db, clock, keys } = parts
  return {
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
  }
}

function loginHandlers({ db, clock }: SessionParts): LoginHandlers {
  return {
    listLogins: async ({ caller }) => ({ items: await readLogins(db, caller, clock()) }),

    endLogin: async ({ caller: { userId }, body: { id } }) => {
      await endSession(db, { userId, sessionId: id, by: 'logout', now: clock() })
      return done
    },

    endEveryLogin: async ({ caller: { userId } }) => {
      await endSessions(db, { userId, by: 'logout', now: clock() })
      return done
    },
  }
}
