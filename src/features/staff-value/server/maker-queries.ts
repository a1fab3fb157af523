import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { StaffAct, StaffSubject } from '#features/audit/contract.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { refusals } from '#lib/errors.ts'
import { staffValueErrors } from '../contract.ts'

const refusal = refusals(staffValueErrors)

type Gain = {
  /** What the person would gain from: the thing itself and what it is a gift of. */
  subjects: { kind: StaffSubject; id: string }[]
  /** The acts that make or change such a thing. */
  acts: readonly StaffAct[]
  userId: string
  /** Acts before it no longer count; without it every act does, however long ago. */
  since?: Date
}

/**
 * Throws maker_gain when the person, or their family, made or changed one of these things, by whichever
 * call: the audit log says who did. The person who confirmed the change counts like the one who wrote it.
 */
export async function refuseMakersGain(db: Db | Tx, { subjects, acts, userId, since }: Gain): Promise<void> {
  const pairs = subjects.map(({ kind, id }) => sql`(${kind}, ${id})`)
  if (pairs.length === 0) return
  const { rows } = await sql<{ actor_id: string }>`
    select distinct actor_id from staff_act
    where (subject_kind, subject_id) in (${sql.join(pairs)}) and act = any (${[...acts]})
      ${since ? sql`and made_at > ${since}` : sql``}`.execute(db)
  for (const { actor_id: actorId } of rows) if (await isOneFamily(db, { actorId, userId })) throw refusal('maker_gain')
}
