import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { ContentState } from '#kit/content-states.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { groupBy } from '#lib/group-by.ts'
import { type ContentCount, countLimit } from '../../admin-contract.ts'
import { type Filtered, filtersOf } from './filter-queries.ts'
import { stateOf } from './list-queries.ts'

type Counted = { kind: string; state: ContentState; count: number }

/**
 * How many rows of each kind are in each state under a filter. Of a kind at most `limit` rows are read, so that the
 * cost has a bound; a kind with more of them says so by `has_more`.
 */
export async function countContent(
  db: Db,
  kinds: readonly ContentKind[],
  asked: Filtered,
  now: Date,
  limit = countLimit,
): Promise<ContentCount[]> {
  const statement = countOf(kinds, asked, { now, limit })
  if (statement === null) return []
  const { rows } = await statement.execute(db)
  const perKind = groupBy(rows, ({ kind }) => kind)
  const isCut = new Map(
    [...perKind].map(([kind, states]) => [kind, states.reduce((sum, { count }) => sum + count, 0) > limit]),
  )
  return rows.map((row) => ({ ...row, has_more: isCut.get(row.kind)! }))
}

/** The statement of the counts; null where no kind can have a row of them. */
function countOf(
  kinds: readonly ContentKind[],
  asked: Filtered,
  { now, limit }: { now: Date; limit: number },
): RawBuilder<Counted> | null {
  const parts = kinds.flatMap((kind) => {
    const filters = filtersOf(kind, asked, now)
    if (filters === null) return []
    return sql`select ${kind.name}::text as kind, row.state, count(*)::int as count
      from (select ${stateOf(kind, now)} as state from ${kind.from}
        where ${sql.join(filters, sql` and `)} limit ${limit + 1}) as row group by row.state`
  })
  return parts.length === 0 ? null : sql<Counted>`${sql.join(parts, sql` union all `)}`
}
