import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import type { Identify } from '#lib/server/http/http.ts'
import type { Caller } from '#lib/server/routes.ts'
import { steppedUpMs } from '#lib/staff-roles.ts'
import { rolesThatCount } from './session-rules.ts'

type Known = { at: number; exp: number; caller: Promise<Caller | null> }

/** The lifetime of a cached session in a process: a logout elsewhere takes effect within this time. */
const believeMs = 1_000
const maxKnown = 20_000

/**
 * Makes the function that resolves bearer tokens. Signature and session are checked at most once a second per token and
 * process, the expiry on each call. Roles come from the database and not from the token, so removing them takes effect
 * at once.
 */
export function newIdentify({ db, clock, keys }: { db: Db; clock: () => Date; keys: Keys }): Identify {
  const known = new Map<string, Known>()
  return async (token) => {
    const now = clock()
    const before = known.get(token)
    if (before && now.getTime() - before.at < believeMs && now.getTime() < before.exp) return before.caller
    const claims = await keys.read(token, now)
    if (!claims) return null
    if (known.size >= maxKnown) known.clear()
    const caller = findCaller(db, claims.sub, claims.sid, now)
    known.set(token, { at: now.getTime(), exp: claims.exp * 1000, caller })
    // A failed query is not cached.
    caller.catch(() => known.delete(token))
    return caller
  }
}

async function findCaller(db: Db, userId: string, sessionId: string, now: Date): Promise<Caller | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .leftJoin('staff_session', (join) =>
      join.onRef('staff_session.user_id', '=', 'session.user_id').onRef('staff_session.session_id', '=', 'session.id'),
    )
    .select(['roles', 'confirmed_at'])
    .where('session.user_id', '=', userId)
    .where('session.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  const { roles, confirmed_at: confirmedAt } = found
  const counting = rolesThatCount(roles, confirmedAt, now)
  return counting.length === roles.length
    ? {
        userId,
        sessionId,
        roles,
        isSteppedUp: confirmedAt !== null && now.getTime() - confirmedAt.getTime() < steppedUpMs,
      }
    : { userId, sessionId, roles: counting, sleepingRoles: roles }
}
