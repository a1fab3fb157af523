import type { Db } from '#db/open.ts'
import type { Login } from '../contract.ts'

/**
 * A person's active sessions, the current one first, then by last use. The last use is when the newest refresh token
 * was made, so it is at most 15 minutes old for an active browser.
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
    // A session without a valid refresh token cannot be resumed.
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
