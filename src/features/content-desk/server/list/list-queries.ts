import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { ContentState } from '#kit/content-states.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { ContentRow, contentSorts } from '../../admin-contract.ts'
import { type Care, listCare } from './care-queries.ts'
import { type Cursor, keyBefore, readCursor, writeCursor } from './cursor-queries.ts'
import { type Filtered, filtersOf } from './filter-queries.ts'
import { listWorkers } from './worker-queries.ts'

type Sort = (typeof contentSorts)[number]
type Sql = RawBuilder<unknown>

export type Listed = Filtered & {
  /** Those that the caller may see and wants to. */
  kinds: readonly ContentKind[]
  states: readonly ContentState[] | null
  sort: Sort
  after?: string | undefined
  limit: number
}

type Row = {
  kind: string
  id: string
  title: string
  state: ContentState
  changed: Date | null
  opens: Date | null
  ends: Date | null
  check_by: string | null
  differs: boolean
  key: string
  sorted_by: unknown
}

const never = sql`'-infinity'::timestamptz`

/**
 * A page of the content of many kinds, by keyset: of each kind the next rows in the order of an index, and of these the
 * first. So a page costs the number of kinds and not of rows. Throws invalid_input for a cursor that is none of ours.
 */
export async function listContent(
  db: Db,
  asked: Listed,
  now: Date,
): Promise<{ items: ContentRow[]; next: string | null }> {
  const after = asked.after === undefined ? null : readCursor(asked.after)
  if (after === undefined) throw wrongCursor()
  const page = pageOf(asked, after, now)
  if (page === null) return { items: [], next: null }
  const { rows } = await page.execute(db).catch(explainCursor)
  const shown = rows.slice(0, asked.limit)
  const last = rows.length > asked.limit ? shown.at(-1) : undefined
  const [workers, cares] = await Promise.all([listWorkers(db, asked.kinds, shown), listCare(db, shown)])
  const items = shown.map((row) => {
    const key = `${row.kind} ${row.id}`
    return toRow(asked.kinds, row, { worker: workers.get(key) ?? null, care: cares.get(key) })
  })
  return { items, next: last ? writeCursor(last) : null }
}

/** The statement of a page, with one row more; null where no kind can have a row of it. */
export function pageOf(asked: Listed, after: Cursor | null, now: Date): RawBuilder<Row> | null {
  const parts = asked.kinds.flatMap((kind) => partOf(kind, asked, after, now) ?? [])
  if (parts.length === 0) return null
  // With `listed.*` it is not prepared: there are more filters than names for statements, and the plan depends on them.
  return sql<Row>`
    select listed.*, case when isfinite(listed.sorted_by)
      then to_char(listed.sorted_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else '-infinity' end as key
    from (${sql.join(parts, sql` union all `)}) as listed
    order by listed.sorted_by desc, listed.kind collate "C" desc, listed.id collate "C" desc limit ${asked.limit + 1}`
}

/** The next rows of one kind; null where the kind has none in these states. */
function partOf(kind: ContentKind, asked: Listed, after: Cursor | null, now: Date): Sql | null {
  const { sort, limit } = asked
  const states = Object.entries(kind.states(now)) as [ContentState, Sql][]
  const wanted = states.filter(([state]) => asked.states?.includes(state) ?? true)
  if (wanted.length === 0) return null
  const filters = filtersOf(kind, asked, now)
  if (filters === null) return null
  const where = [
    ...(wanted.length < states.length ? [anyOf(wanted.map(([, one]) => one))] : []),
    ...filters,
    ...(after ? [keyBefore(kind, keyOf(kind, sort), after)] : []),
  ]
  return sql`(select ${columnsOf(kind, now)}, ${keyOf(kind, sort)} as sorted_by
    from ${kind.from} where ${sql.join(where, sql` and `)}
    ${orderOf(kind, sort)} limit ${limit + 1})`
}

function columnsOf(kind: ContentKind, now: Date): Sql {
  return sql`${kind.name}::text as kind, ${kind.id}::text as id, ${kind.title}::text as title,
      ${stateOf(kind, now)} as state, ${kind.changed ?? sql`null::timestamptz`} as changed,
      ${kind.opens ?? sql`null::timestamptz`} as opens, ${kind.ends ?? sql`null::timestamptz`} as ends,
      ${kind.checkBy ?? sql`null`}::text as check_by, ${kind.release?.isWaiting ?? sql`false`} as differs`
}

/** One piece as the list has it; null where there is none. */
export async function findContent(db: Db, kind: ContentKind, id: string, now: Date): Promise<ContentRow | null> {
  const { rows } = await sql<Omit<Row, 'key' | 'sorted_by'>>`select ${columnsOf(kind, now)} from ${kind.from}
    where ${kind.where ?? sql`true`} and ${kind.id} = ${id}`.execute(db)
  if (!rows[0]) return null
  const [workers, cares] = await Promise.all([listWorkers(db, [kind], rows), listCare(db, rows)])
  const key = `${kind.name} ${id}`
  return toRow([kind], rows[0], { worker: workers.get(key) ?? null, care: cares.get(key) })
}

/** The state of a row, as SQL. */
export function stateOf(kind: ContentKind, now: Date): Sql {
  const states = Object.entries(kind.states(now)) as [ContentState, Sql][]
  const cases = states.map(([name, one]) => sql`when ${one} then ${name}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

const anyOf = (conditions: Sql[]) =>
  sql`(${sql.join(
    conditions.map((one) => sql`(${one})`),
    sql` or `,
  )})`

/** What the kind is sorted by; a constant where it has no such time. */
export function keyOf({ changed, opens, isOpenEnded, isSmall }: ContentKind, sort: Sort): Sql {
  if (sort === 'changed') return changed && isSmall ? sql`coalesce(${changed}, ${never})` : (changed ?? never)
  if (!opens) return never
  return isOpenEnded ? sql`coalesce(${opens}, ${never})` : opens
}

function orderOf(kind: ContentKind, sort: Sort): Sql {
  const isTimed = sort === 'changed' ? kind.changed : kind.opens
  return isTimed ? sql`order by ${keyOf(kind, sort)} desc, ${kind.id} desc` : sql`order by ${kind.id} desc`
}

function toRow(
  kinds: readonly ContentKind[],
  row: Omit<Row, 'key' | 'sorted_by'> & Partial<Row>,
  { worker, care }: { worker: ContentRow['worker']; care: Care | undefined },
): ContentRow {
  const kind = kinds.find(({ name }) => name === row.kind)!
  const { changed, opens, ends, key: _key, sorted_by: _sorted, ...shown } = row
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...shown,
    changed_at: iso(changed),
    opens_at: iso(opens),
    ends_at: iso(ends),
    worker,
    assignee: care?.assignee ?? null,
    has_note: care?.hasNote ?? false,
    href: kind.linkOf(row),
    file: kind.file ?? null,
  }
}

const wrongCursor = () =>
  commonRefusal('invalid_input', {
    fields: [{ path: 'after', code: 'cursor', detail: 'อ่านต่อจากตรงนี้ไม่ได้ เปิดรายการใหม่ตั้งแต่ต้น' }],
  })

/** A cursor that was changed by hand may name an id or a time that PostgreSQL cannot read. */
function explainCursor(error: unknown): never {
  const { code } = error as { code?: string }
  if (code === '22P02' || code === '22007' || code === '22008') throw wrongCursor()
  throw error
}
