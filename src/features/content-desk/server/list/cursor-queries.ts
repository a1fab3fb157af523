import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod/mini'
import type { ContentKind } from '#kit/server/content-kind.ts'

const Cursor = z.object({
  /** An ISO time with microseconds, or -infinity. */
  key: z.string().check(z.regex(/^(-infinity|\d{4,6}-\d\d-\d\dT[\d:.]{8,15}Z)$/)),
  kind: z.string(),
  id: z.string(),
})
/** The last row of a page: the next one begins after it. */
export type Cursor = z.infer<typeof Cursor>

/** A cursor as it stands in an address. */
export function writeCursor({ key, kind, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ key, kind, id })).toString('base64url')
}

/** Undefined for what is no cursor. */
export function readCursor(text: string): Cursor | undefined {
  try {
    return z.safeParse(Cursor, JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** The rows of a kind after the cursor, where all kinds are sorted by key, kind and id, each descending. */
export function keyBefore({ name, id }: ContentKind, key: RawBuilder<unknown>, after: Cursor): RawBuilder<unknown> {
  const at = sql`${after.key}::timestamptz`
  if (name < after.kind) return sql`${key} <= ${at}`
  if (name > after.kind) return sql`${key} < ${at}`
  return sql`${key} <= ${at} and (${key} < ${at} or ${id} < ${after.id})`
}

/** The pairs of letters in a text, as the function letter_pairs of the database makes them. */
export function pairsOf(text: string): string[] {
  const letters = [...text.toLowerCase()]
  return [...new Set(letters.slice(1).map((letter, i) => letters[i]! + letter))]
}
