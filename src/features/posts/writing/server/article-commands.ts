import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { readingMinutes, withSources } from '#features/posts/documents/document-rules.ts'
import { cleanLine } from '#features/posts/documents/text-rules.ts'
import { askForIndexing } from '#features/posts/search/server/search-commands.ts'
import { boxOf } from '#kit/content-fields.ts'
import { blockTexts } from '#lib/document-text.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { countWords } from '#lib/thai/words.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { type ArticleForm, maxTags } from '../article-rules.ts'
import { findStaffArticle, type StaffArticle } from './article-queries.ts'

const refusal = refusals(postErrors)

type Staff = { actorId: string; now: Date }

/**
 * Changes the words of an article of ours; from then on its content file no longer changes it. Of its question the choices
 * stay: answers were given to them, and paid. `version` is the one that was read (optimistic locking); `changed` where
 * somebody else saved since, and nothing is saved. Throws post_not_found, invalid_input.
 */
export async function editArticle(
  tx: Tx,
  { id, version, form }: { id: string; version: string; form: ArticleForm },
  { actorId, now }: Staff,
): Promise<'done' | 'changed'> {
  const before = await lockArticle(tx, id)
  if (before.version !== version) return 'changed'
  refuseUploads(form)
  const { title, title_phrases, summary, club, skill, level, tags, review_by } = { ...form, ...splitTitle(form.title) }
  const question = { ...before.question, text: form.question_text, explanation: form.question_explanation }
  await tx
    .updateTable('post')
    .set({
      ...{ title, title_phrases, summary, club, skill, tags, review_by },
      reading_level: level,
      cover: JSON.stringify({ art: form.cover_art, alt: form.cover_alt }),
      body: JSON.stringify(withSources(form.body, form.sources)),
      // Sources are looked up, not read through.
      minutes: readingMinutes(countWords(blockTexts(form.body).join('\n'))),
      question: JSON.stringify(question),
      updated_at: now,
      edited_by_staff_at: now,
    })
    .where('id', '=', id)
    .execute()
  await askForIndexing(tx)
  const subject = { kind: 'post', id } as const
  await recordStaffAct(tx, { actorId, act: 'article.edited', subject, ...changesOf(before.words, form), now })
  return 'done'
}

/** Adds a tag to an article of ours, after those that it has. Idempotent. Throws post_not_found, and invalid_input where it has all it may have. */
export async function tagArticle(
  tx: Tx,
  { id, tag: given }: { id: string; tag: string },
  { actorId, now }: Staff,
): Promise<void> {
  const { words } = await lockArticle(tx, id)
  const [tag, before] = [cleanLine(given), words.tags ?? []]
  if (before.includes(tag)) return
  const detail = `มีครบ ${maxTags} แท็กแล้ว เปิดหน้าแก้เพื่อเอาออกก่อน`
  if (before.length >= maxTags)
    throw commonRefusal('invalid_input', { fields: [{ path: 'tags', code: 'full', detail }] })
  const tags = [...before, tag]
  await tx.updateTable('post').set({ tags, updated_at: now, edited_by_staff_at: now }).where('id', '=', id).execute()
  await askForIndexing(tx)
  const subject = { kind: 'post', id } as const
  await recordStaffAct(tx, { actorId, act: 'article.edited', subject, before: { tags: before }, after: { tags }, now })
}

/** Shows an article of ours to readers or takes it away. Idempotent. Throws post_not_found. */
export async function showArticle(
  tx: Tx,
  { id, isShown }: { id: string; isShown: boolean },
  { actorId, now }: Staff,
): Promise<void> {
  const before = await lockArticle(tx, id)
  const status = isShown ? 'published' : 'unpublished'
  if (before.status === status) return
  await tx.updateTable('post').set({ status }).where('id', '=', id).execute()
  const act = isShown ? 'article.shown' : 'article.withdrawn'
  const changed = { before: { status: before.status }, after: { status } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'post', id }, ...changed, now })
}

async function lockArticle(tx: Tx, id: string): Promise<StaffArticle> {
  const article = await findStaffArticle(tx, id, sql`for no key update`)
  if (!article) throw refusal('post_not_found')
  return article
}

/** An uploaded picture is deleted with the account that uploaded it, while an article stays: so articles refuse uploads. */
function refuseUploads({ body }: ArticleForm): void {
  if (!body.content.some(({ type }) => type === 'image')) return
  const detail = 'บทความของเราใช้ภาพวาด ภาพที่อัปโหลดอยู่กับบัญชีของคนอัปโหลดและหายไปพร้อมกันได้ เอาภาพออกก่อน'
  throw commonRefusal('invalid_input', { fields: [{ path: 'body', code: 'picture', detail }] })
}

/** What an edit changes, and nothing else: a text is long, and the log is for ever. */
function changesOf(before: StaffArticle['words'], after: ArticleForm) {
  const names = (Object.keys(after) as (keyof ArticleForm)[]).filter(
    (name) => boxOf(before[name]) !== boxOf(after[name]),
  )
  const side = (words: StaffArticle['words']) => Object.fromEntries(names.map((name) => [name, words[name]]))
  return { before: side(before), after: side(after) }
}
