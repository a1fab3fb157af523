import { sql } from 'kysely'

/**
 * The condition under which readers see a post or a video: the one place where it is written. `table` is the name that the
 * statement gives it. The value is no parameter, since the planner finds partial indexes by it.
 */
export function isShown(table: string) {
  return sql<boolean>`${sql.ref(`${table}.status`)} = 'published'`
}
