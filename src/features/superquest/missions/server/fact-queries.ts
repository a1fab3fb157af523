import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Fact } from '../progress-rules.ts'

/** A row of activity, as rules need it. */
export type FactRow = {
  id: string
  kind: string
  subject_id: string | null
  day: string
  facts: Record<string, unknown>
  happened_at: Date
}

export function toFact({ id, kind, subject_id, day, facts, happened_at }: FactRow): Fact {
  return { id, kind, subject: subject_id, day, facts, at: happened_at.getTime() }
}

/** The facts that are counted for a person's mission so far. */
export async function listCountedFacts(
  db: Db | Tx,
  { userId, missionId }: { userId: string; missionId: string },
): Promise<Fact[]> {
  const { rows } = await sql<FactRow>`
    select activity.id, kind, subject_id, day, facts, happened_at
    from mission_fact join activity on activity.user_id = mission_fact.user_id and activity.id = mission_fact.activity_id
    where mission_fact.user_id = ${userId} and mission_fact.mission_id = ${missionId}`.execute(db)
  return rows.map(toFact)
}

/** The most facts that are read of one person at once: more than any mission asks for. */
const maxFacts = 5_000

type Since = { userId: string; kinds: string[]; from: Date; until: Date }

/** What a person did of some kinds in a time, `until` excluded. By the id, whose first part is the moment of noting. */
export async function listFactsSince(db: Db | Tx, { userId, kinds, from, until }: Since): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select id, kind, subject_id, day, facts, happened_at from activity
    where user_id = ${userId} and kind = any (${kinds}) and happened_at >= ${from} and happened_at < ${until}
    order by id limit ${maxFacts}`.execute(db)
  return rows
}
