import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { WorkKind } from '#kit/server/work-kind.ts'
import type { WorkClaim } from '../admin-contract.ts'
import { claimMs } from './claim-rules.ts'

const lyingSince = (now: Date) => new Date(now.getTime() - claimMs)

/** Who has a piece of a queue; null when nobody has, or left it lying. */
export async function findHolder(
  db: Db | Tx,
  { queue, id, now }: { queue: string; id: string; now: Date },
): Promise<{ user_id: string; holder: string } | null> {
  const { rows } = await sql<{ user_id: string; holder: string }>`
    select work_claim.user_id, coalesce(display_name, '–') as holder
    from work_claim left join user_account on user_account.user_id = work_claim.user_id
    where queue = ${queue} and item_id = ${id} and claimed_at > ${lyingSince(now)}`.execute(db)
  return rows[0] ?? null
}

/** What is taken of a queue, as a member of staff sees it. */
export async function listClaims(
  db: Db,
  { queue, userId, now }: { queue: string; userId: string; now: Date },
): Promise<WorkClaim[]> {
  const { rows } = await sql<Omit<WorkClaim, 'claimed_at'> & { claimed_at: Date }>`
    select item_id as id, coalesce(holder.display_name, '–') as holder, work_claim.user_id = ${userId} as is_own, claimed_at,
      giver.display_name as handed_on_from, case when work_claim.user_id = ${userId} then note end as note
    from work_claim
    left join user_account as holder on holder.user_id = work_claim.user_id
    left join user_account as giver on giver.user_id = handed_by
    where queue = ${queue} and claimed_at > ${lyingSince(now)}
    order by claimed_at limit 200`.execute(db)
  return rows.map(({ claimed_at: at, ...row }) => ({ ...row, claimed_at: at.toISOString() }))
}

/** The others who work on a queue, by name. */
export async function listColleagues(
  db: Db | Tx,
  { kind, userId }: { kind: WorkKind; userId: string },
): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select user_id as id, display_name as label from user_account
    where roles && ${[...kind.roles]}::text[] and user_id <> ${userId}
    order by display_name, user_id limit 50`.execute(db)
  return rows
}

/** The names of those who have taken some of what waits; `ids` is a SELECT of one column. */
export async function readHolders(
  db: Db,
  { queue, ids, now }: { queue: string; ids: RawBuilder<unknown>; now: Date },
): Promise<{ holders: string[] }> {
  const { rows } = await sql<{ holder: string }>`
    select distinct display_name as holder from work_claim
    join user_account on user_account.user_id = work_claim.user_id
    where queue = ${queue} and claimed_at > ${lyingSince(now)} and item_id in (${ids}) order by 1`.execute(db)
  return { holders: rows.map(({ holder }) => holder) }
}
