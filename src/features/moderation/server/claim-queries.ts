import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Claim } from '../claim-contract.ts'
import type { CaseRow } from './case-queries.ts'
import { claimMs } from './claim-rules.ts'

type Holder = { user_id: string; holder: string; claimed_at: Date; handed_on_from: string | null; note: string | null }

/** Who has a case; null when nobody has, or left it lying. */
export async function findHolder(db: Db | Tx, { id, now }: { id: string; now: Date }): Promise<Holder | null> {
  const { rows } = await sql<Holder>`
    select moderation_claim.user_id, coalesce(holder.display_name, '–') as holder, claimed_at, note,
      giver.display_name as handed_on_from
    from moderation_claim
    left join user_account as holder on holder.user_id = moderation_claim.user_id
    left join user_account as giver on giver.user_id = handed_by
    where case_id = ${id} and claimed_at > ${new Date(now.getTime() - claimMs)}`.execute(db)
  return rows[0] ?? null
}

/** Who has a case, for a moderator's screen. */
export async function tellClaim(
  db: Db | Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Claim | null> {
  const found = await findHolder(db, { id, now })
  if (!found) return null
  const { user_id: holderId, claimed_at: claimedAt, ...told } = found
  return { ...told, is_own: holderId === userId, claimed_at: claimedAt.toISOString() }
}

/** The names of those who have cases, by case. */
export async function readHolders(
  db: Db | Tx,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ case_id: string; holder: string }>`
    select case_id, display_name as holder from moderation_claim
    join user_account on user_account.user_id = moderation_claim.user_id
    where case_id = any (${ids}) and claimed_at > ${new Date(now.getTime() - claimMs)}`.execute(db)
  return new Map(rows.map(({ case_id, holder }) => [case_id, holder]))
}

/** The other moderators; those who may decide `row`: not its author, and for an appeal not who decided first. */
export async function listColleagues(
  db: Db | Tx,
  { row, userId }: { row: CaseRow | null; userId: string },
): Promise<{ id: string; label: string }[]> {
  const others = [userId, row?.author_id ?? null, row?.appeal?.state === 'open' ? row.decided_by : null].filter(
    (id) => id !== null,
  )
  const { rows } = await sql<{ id: string; label: string }>`
    select user_id as id, display_name as label from user_account
    where roles && array['moderator'] and not (user_id = any (${others}))
    order by display_name limit 50`.execute(db)
  return rows
}
