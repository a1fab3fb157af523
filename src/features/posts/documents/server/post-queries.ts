import { sql } from 'kysely'
import { slugOf } from '#lib/slug.ts'
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
