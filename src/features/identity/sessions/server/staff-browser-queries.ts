import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { hashOf } from '#features/identity/keys/server/secret-commands.ts'
import { confirmedMs } from '#lib/staff-roles.ts'

/**
 * Whether a browser with this login cookie has a session of staff that showed its second factor and may still use its roles.
 * For pages, whose requests carry no token. It begins with the sessions of staff, which are few.
 */
export async function isStaffBrowser(
  db: Db,
  { binding, now }: { binding: string | null; now: Date },
): Promise<boolean> {
  if (!binding) return false
  const found = await db
    .selectFrom('staff_session')
    .innerJoin('session', (join) =>
      join.onRef('session.user_id', '=', 'staff_session.user_id').onRef('session.id', '=', 'staff_session.session_id'),
    )
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .select('session.id')
    .where('confirmed_at', '>', new Date(now.getTime() - confirmedMs))
    .where('binding_hash', '=', hashOf(binding))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`roles <> '{}'`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
