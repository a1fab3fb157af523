import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { StaffNames } from '#features/audit/contract.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { StaffActView } from '../log-admin-contract.ts'

export type LogFilter = {
  actor?: string | undefined
  kind?: string | undefined
  subject?: string | undefined
  act?: string | undefined
  /** Bangkok days, both inclusive. */
  from?: string | undefined
  to?: string | undefined
}

const maxCounted = 5_000

type Row = {
  id: string
  actor_id: string
  name: string | null
  act: string
  subject_kind: string
  subject_id: string
  before: StaffActView['before']
  after: StaffActView['after']
  made_at: Date
}

/**
 * A page of the log, newest first, with the total (up to 5,000). The page's first row is found in the index; from there
 * the page is read by keyset.
 */
export async function listActs(
  db: Db,
  names: StaffNames,
  { page, limit, ...filter }: LogFilter & { page: number; limit: number },
): Promise<{ items: StaffActView[]; total: number }> {
  const wanted = conditionOf(filter)
  const { rows } = await sql<Row>`
    select a.id, a.actor_id, u.display_name as name, a.act, a.subject_kind, a.subject_id, a.before, a.after, a.made_at
    from staff_act a left join user_account u on u.user_id = a.actor_id
    where ${wanted} and a.id <= (
      select a.id from staff_act a where ${wanted} order by a.id desc offset ${(page - 1) * limit} limit 1
    )
    order by a.id desc limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select from staff_act a where ${wanted} limit ${maxCounted}) as found`.execute(
    db,
  )
  return { items: rows.map((row) => asView(names, row)), total: counted[0]!.total }
}

function conditionOf({ actor, kind, subject, act, from, to }: LogFilter): RawBuilder<unknown> {
  const parts = [
    sql`true`,
    ...(actor ? [sql`a.actor_id = ${actor}`] : []),
    ...(kind ? [sql`a.subject_kind = ${kind}`] : []),
    ...(subject ? [sql`a.subject_id = ${subject}`] : []),
    ...(act ? [sql`a.act = ${act}`] : []),
    // Ids are UUIDv7, so a range of ids is a range of times in the order of the index.
    ...(from ? [sql`a.id >= ${firstIdOf(startOfBangkokDay(from))}::uuid`] : []),
    ...(to ? [sql`a.id < ${firstIdOf(startOfBangkokDay(addDays(to, 1)))}::uuid`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** The smallest UUIDv7 of a moment. */
function firstIdOf(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

function asView(names: StaffNames, { actor_id, name, subject_kind, subject_id, made_at, ...row }: Row): StaffActView {
  return {
    id: row.id,
    actor: { id: actor_id, name },
    act: row.act,
    act_name: names.acts.get(row.act) ?? null,
    subject: { kind: subject_kind, name: names.subjects.get(subject_kind) ?? null, id: subject_id },
    before: row.before,
    after: row.after,
    made_at: made_at.toISOString(),
  }
}

/**
 * All actors, kinds and acts that occur, found by a loose index scan whose cost does not depend on the length of the
 * log.
 */
export async function readChoices(db: Db, names: StaffNames) {
  const [actors, kinds, acts] = await Promise.all([
    listDistinct(db, 'actor_id'),
    listDistinct(db, 'subject_kind'),
    listDistinct(db, 'act'),
  ])
  const people = actors.length
    ? await db.selectFrom('user_account').select(['user_id', 'display_name']).where('user_id', 'in', actors).execute()
    : []
  const actorName = (id: string) => people.find(({ user_id }) => user_id === id)?.display_name ?? null
  return {
    actors: actors.map((id) => ({ id, name: actorName(id) })),
    kinds: kinds.map((value) => ({ value, name: names.subjects.get(value) ?? null })),
    acts: acts.map((value) => ({ value, name: names.acts.get(value) ?? null })),
  }
}

async function listDistinct(db: Db, column: 'actor_id' | 'subject_kind' | 'act'): Promise<string[]> {
  const one = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${one} as value from staff_act order by ${one} limit 1)
      union all
      select (select ${one} from staff_act where ${one} > found.value order by ${one} limit 1)
      from found where found.value is not null
    )
    select value::text from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
