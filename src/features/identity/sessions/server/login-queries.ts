import type { Db } from '#db/open.ts'
import type { Login } from '../contract.ts'

/**
 * The logins of a person that are not over, this one first, then the last used. A login was last used when its newest
 * refresh token was made, at most a quarter of an hour ago for who is here.
 */
export async function readLogins(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<Login[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('refresh_token', (join) =>
      join.onRef('refresh_token.user_id', '=', 'session.user_id').onRef('refresh_token.session_id', '=', 'session.id'),
    )
    .select(['session.id', 'browser', 'system', 'session.made_at'])
    .select((e) => e.fn.max('refresh_token.made_at').as('used_at'))
    .where('session.user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .groupBy(['session.user_id', 'session.id'])
    // Unused for as long as a refresh token lives, nobody can come back to it.
    .having((e) => e(e.fn.max('refresh_token.expires_at'), '>', now))
    .execute()
  return rows
    .map(({ id, browser, system, made_at, used_at }) => {
      const isCurrent = id === sessionId
      const usedAt = isCurrent ? now : used_at
      return {
        id,
        browser,
        system,
        is_current: isCurrent,
        began_at: made_at.toISOString(),
        used_at: usedAt.toISOString(),
      }
    })
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current) || b.used_at.localeCompare(a.used_at))
    .slice(0, 50)
}
