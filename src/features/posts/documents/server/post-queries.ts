import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { slugOf } from '#lib/slug.ts'
import type { ReadingLevel } from '../contract.ts'
import { postPath } from '../path-rules.ts'

/** The path of a post's page. */
export function hrefOfPost(id: string, title: string): string {
  return postPath({ id, slug: slugOf(title) })
}

/** A condition on `post`. Content keys never have the form of an id. */
export function whereRef(ref: string) {
  return isId(ref) ? sql`post.id = ${ref}` : sql`post.key = ${ref}`
}

/** Whether a text has the form of a post's id. */
export function isId(ref: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(ref)
}

/** The reading levels of articles of ours, by their content keys; those without one are left out. */
export async function listLevels(db: Db | Tx, keys: readonly string[]): Promise<Map<string, ReadingLevel>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; level: ReadingLevel }>`
    select key, reading_level as level from post where key = any (${keys}) and reading_level is not null`.execute(db)
  return new Map(rows.map(({ key, level }) => [key, level]))
}
