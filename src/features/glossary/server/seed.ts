import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { GlossaryFile, type GlossaryTerm } from '../content.ts'

/** The words of content/glossary.json. Throws when the file is not as its schema says. */
export async function readGlossaryFile(file: URL): Promise<GlossaryTerm[]> {
  const read = z.safeParse(GlossaryFile, JSON.parse(await fs.readFile(file, 'utf8')))
  if (!read.success) throw new Error(`glossary.json: ${z.prettifyError(read.error)}`)
  return read.data.terms
}

/**
 * Brings the words of the content file into the database. One whose entry is unchanged is not touched; one that staff
 * edited is left as it is. A word that is no longer in the file is taken out, unless staff edited it.
 */
export async function importGlossary(tx: Tx, terms: GlossaryTerm[], now: Date): Promise<void> {
  const rows = terms.map(rowOf)
  await tx
    .deleteFrom('glossary_term')
    .where('edited_by_staff_at', 'is', null)
    .where('key', 'not in', ['', ...rows.map(({ key }) => key)])
    .execute()
  if (rows.length === 0) return
  await tx
    .insertInto('glossary_term')
    .values(rows.map((row) => ({ ...row, updated_at: now })))
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet((eb) => ({
          term: eb.ref('excluded.term'),
          also: eb.ref('excluded.also'),
          meaning: eb.ref('excluded.meaning'),
          example: eb.ref('excluded.example'),
          article_key: eb.ref('excluded.article_key'),
          content_hash: eb.ref('excluded.content_hash'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('glossary_term.edited_by_staff_at', 'is', null)
        .whereRef('glossary_term.content_hash', 'is distinct from', 'excluded.content_hash'),
    )
    .execute()
}

function rowOf(entry: GlossaryTerm) {
  const { key, term, also, meaning, example, article } = entry
  const hash = createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
  return { key, term, also, meaning, example, article_key: article, content_hash: hash }
}
