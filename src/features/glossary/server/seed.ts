import { hashContent, replaceUnedited } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { GlossaryFile, type GlossaryTerm } from '../content.ts'

/** Reads content/glossary.json. Throws when it does not match its schema. */
export async function readGlossaryFile(file: URL): Promise<GlossaryTerm[]> {
  return (await readContentFile(file, GlossaryFile)).terms
}

/**
 * Imports the terms of the content file. Unchanged terms and those that staff edited are left alone; a term that is no
 * longer in the file is deleted unless staff edited it.
 */
export async function importGlossary(tx: Tx, terms: GlossaryTerm[], now: Date): Promise<void> {
  const rows = terms.map(rowOf)
  await tx
    .deleteFrom('glossary_term')
    .where('edited_by_staff_at', 'is', null)
    .where('key', 'not in', ['', ...rows.map(({ key }) => key)])
    .execute()
  if (rows.length === 0) return
  const { key: _key, ...changing } = rows[0]!
  await tx
    .insertInto('glossary_term')
    .values(rows.map((row) => ({ ...row, updated_at: now })))
    .onConflict(replaceUnedited('glossary_term', [...Object.keys(changing), 'updated_at']))
    .execute()
}

function rowOf(entry: GlossaryTerm) {
  const { key, term, also, meaning, example, article } = entry
  return { key, term, also, meaning, example, article_key: article, content_hash: hashContent(entry) }
}
