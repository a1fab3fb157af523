import { sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { TermEdit } from '../content.ts'

type Words = Omit<TermEdit, 'version'>

/** A term as editors have it; `version` is a hash of its words. Null where there is none. */
export async function findStaffTerm(db: Db | Tx, key: string): Promise<{ version: string; words: Words } | null> {
  const row = await db
    .selectFrom('glossary_term')
    .select(['term', 'also', 'meaning', 'example', 'article_key'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const { article_key: article, ...own } = row
  const words = { ...own, article }
  return { version: hashContent(words), words }
}

/**
 * Changes the words of a term; from then on its file no longer changes it. `changed`: somebody else saved since `version`,
 * and nothing is saved. Throws not_found, and invalid_input for a spelling that another term has and for an article that
 * is not there.
 */
export async function editTerm(
  tx: Tx,
  { key, edit: { version, ...words } }: { key: string; edit: TermEdit },
  { actorId, now }: { actorId: string; now: Date },
): Promise<'done' | 'changed'> {
  // Spellings are unique over all terms, so one edit follows another.
  await sql`select pg_advisory_xact_lock(hashtextextended('glossary:edit', 0))`.execute(tx)
  const before = await findStaffTerm(tx, key)
  if (!before) throw commonRefusal('not_found')
  if (before.version !== version) return 'changed'
  await refuseTwin(tx, key, words)
  await refuseMissingArticle(tx, words)
  const { article, ...own } = words
  await tx
    .updateTable('glossary_term')
    .set({ ...own, article_key: article, updated_at: now, edited_by_staff_at: now })
    .where('key', '=', key)
    .execute()
  const told = { before: before.words, after: words }
  await recordStaffAct(tx, { actorId, act: 'term.edited', subject: { kind: 'glossary_term', id: key }, ...told, now })
  return 'done'
}

async function refuseTwin(tx: Tx, key: string, { term, also }: Words): Promise<void> {
  const spellings = [term, ...also].map((one) => one.toLowerCase())
  const { rows } = await sql<{ term: string }>`
    select term from glossary_term
    where key <> ${key} and exists (
      select from unnest(array_append(also, term)) as spelling where lower(spelling) = any (${spellings}::text[])
    ) limit 1`.execute(tx)
  if (rows[0]) throw fault('term', `คำหรือชื่อเรียกอื่นซ้ำกับ “${rows[0].term}”`)
}

async function refuseMissingArticle(tx: Tx, { article }: Words): Promise<void> {
  if (article === null) return
  const found = tx.selectFrom('post').select('key').where('key', '=', article)
  if (!(await found.executeTakeFirst())) throw fault('article', `ไม่มีบทความชื่อ ${article}`)
}

const fault = (path: string, detail: string) =>
  commonRefusal('invalid_input', { fields: [{ path, code: 'rule', detail }] })
