import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Storage } from '#lib/server/storage.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { findArticleKey, findStaffQuestion, findTwin, hasArticle } from './admin-queries.ts'
import { takePicture } from './picture-commands.ts'
import { altFaults } from './picture-rules.ts'
import { partsOf, writingFaults } from './writing-rules.ts'

const refusal = refusals(questionAdminErrors)

type Staff = { actorId: string; now: Date }
/** `storage`: where uploads lie; a file that is imported names none. */
type Editor = Staff & { storage: Storage | null }
/** `picture` omitted: unchanged; null: none. */
type Shown = { picture?: { src: string; alt: string } | null | undefined }
/** What the edit form does not offer and a content file tells. */
type Filed = Partial<Pick<StaffQuestion, 'skill' | 'difficulty'>> & {
  article_key?: string | null
  review_by?: string | null | undefined
}
type Edit = Pick<StaffQuestion, 'id' | 'version' | 'text' | 'body' | 'explanation' | 'source'> & Shown & Filed

type New = Omit<Edit, 'id' | 'version'> &
  Pick<StaffQuestion, 'pool' | 'skill' | 'difficulty'> & {
    /** Of a content file; a question from the form has one of its own. */
    key?: string | null
    article?: string | undefined
  }

/**
 * Adds a question, which is asked from now on; no content file changes it. Throws question_exists when an active one
 * has nearly the same wording, and invalid_input for texts against the rules, an invalid picture and an unknown
 * article.
 */
export async function addQuestion(tx: Tx, { article, picture, ...question }: New, { actorId, storage, now }: Editor) {
  checkWords({ ...question, picture })
  const articleKey = article ? await findArticleKey(tx, article) : (question.article_key ?? null)
  if (article && !articleKey) throw wrong('article', 'ไม่พบบทความของเราที่อยู่นี้')
  await checkArticle(tx, question.article_key)
  await refuseTwin(tx, question)
  const id = newId(now)
  const { kind, ...content } = question.body
  const { pool, skill, difficulty, text, explanation, source, review_by = null } = question
  const times = { updated_at: now, edited_by_staff_at: now, reworded_at: now }
  const shown = await shownAs(tx, picture ?? null, { actorId, storage, now })
  const row = {
    ...times,
    ...shown,
    pool,
    skill,
    difficulty,
    text,
    explanation,
    source,
    kind,
    article_key: articleKey,
    review_by,
  }
  await tx
    .insertInto('question')
    .values({ ...row, id, key: question.key ?? `staff-${id}`, content: JSON.stringify(content), is_active: true })
    .execute()
  await recordStaffAct(tx, {
    actorId,
    act: 'question.added',
    subject: { kind: 'question', id },
    before: null,
    now,
    after: { ...question, picture: picture ?? null, article: articleKey },
  })
  return readQuestion(tx, id)
}

/**
 * Edits a question; from then on its content file no longer changes it, and its statistics restart. Throws
 * question_not_found, question_changed, question_exists when another active one has nearly the same wording, and
 * invalid_input for another kind or number of parts, an invalid picture, and texts against the rules of content files.
 */
export async function editQuestion(
  tx: Tx,
  { id, version, ...edit }: Edit,
  { actorId, storage, now }: Editor,
): Promise<StaffQuestion> {
  const before = await lockQuestion(tx, id)
  if (before.version !== version) throw refusal('question_changed')
  checkParts(before.body, edit.body)
  await checkArticle(tx, edit.article_key)
  const picture = edit.picture === undefined ? imageOf(before) : edit.picture
  checkWords({ ...edit, picture })
  // A retired question is compared with the others when it is brought back.
  if (before.is_active && edit.text !== before.text) await refuseTwin(tx, { id, text: edit.text })
  const shown = await shownAs(tx, picture, { actorId, storage, now })
  const { kind: _kind, ...content } = edit.body
  const { text, explanation, source, skill, difficulty, article_key, review_by } = edit
  await tx
    .updateTable('question')
    .set({ text, explanation, source, content: JSON.stringify(content), ...shown })
    .set({
      ...(skill && { skill }),
      ...(difficulty && { difficulty }),
      ...(article_key !== undefined && { article_key }),
      ...(review_by !== undefined && { review_by }),
    })
    .set({ updated_at: now, edited_by_staff_at: now, reworded_at: now })
    .where('id', '=', id)
    .execute()
  const was = { ...wordsOf(before), picture: imageOf(before) }
  const subject = { kind: 'question', id } as const
  await recordStaffAct(tx, { actorId, act: 'question.edited', subject, before: was, after: { ...edit, picture }, now })
  return readQuestion(tx, id)
}

/**
 * Retires a question or brings it back. Idempotent. Throws question_not_found, and question_exists when a newer active
 * one has nearly the same wording.
 */
export async function retireQuestion(
  tx: Tx,
  { id, is_active: isActive }: { id: string; is_active: boolean },
  { actorId, now }: Staff,
): Promise<StaffQuestion> {
  const before = await lockQuestion(tx, id)
  if (before.is_active === isActive) return before
  if (isActive) await refuseTwin(tx, before)
  await tx
    .updateTable('question')
    .set({ is_active: isActive, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const act = isActive ? 'question.restored' : 'question.retired'
  const changed = { before: { isActive: before.is_active }, after: { isActive } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'question', id }, ...changed, now })
  return readQuestion(tx, id)
}

function checkParts(before: QuestionBody, after: QuestionBody): void {
  if (before.kind !== after.kind || partsOf(before).length !== partsOf(after).length)
    throw wrong('body', 'เปลี่ยนแบบของคำถามหรือจำนวนคำตอบไม่ได้')
}

function checkWords({ picture, ...question }: Pick<Edit, 'text' | 'body' | 'explanation' | 'picture'>): void {
  const [fault] = writingFaults(question)
  if (fault) throw wrong(fault.path, fault.detail)
  const [told] = picture ? altFaults(picture.alt, question.body) : []
  if (told) throw wrong('picture.alt', told.detail)
}

/** Throws invalid_input where a content file names an article that is not there. */
async function checkArticle(tx: Tx, key: string | null | undefined): Promise<void> {
  if (key && !(await hasArticle(tx, key))) throw wrong('article', `ไม่มีบทความชื่อ ${key}`)
}

/**
 * Throws question_exists, with a link, when another active question has nearly the same wording. An advisory lock
 * serialises concurrent checks.
 */
async function refuseTwin(tx: Tx, question: { id?: string; text: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('question:add', 0))`.execute(tx)
  const twin = await findTwin(tx, question)
  if (twin) throw refusal('question_exists', { see: { title: twin.text, href: `/admin/questions?id=${twin.id}` } })
}

/** The picture columns of a question's row. */
async function shownAs(tx: Tx, picture: Shown['picture'], { actorId, storage, now }: Editor) {
  if (!picture) return { picture_key: null, picture_alt: null }
  const taken = await takePicture(tx, { src: picture.src, userId: actorId, storage, now })
  if ('fault' in taken) throw wrong('picture.src', taken.fault)
  return { picture_key: taken.key, picture_alt: picture.alt }
}

function imageOf({ picture }: StaffQuestion): { src: string; alt: string } | null {
  return picture && { src: picture.src, alt: picture.alt }
}

function wordsOf({ text, body, explanation, source }: StaffQuestion) {
  return { text, body, explanation, source }
}

const wrong = (path: string, detail: string) =>
  commonRefusal('invalid_input', { fields: [{ path, code: 'rule', detail }] })

async function lockQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  await sql`select from question where id = ${id} for no key update`.execute(tx)
  return readQuestion(tx, id)
}

async function readQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  const question = await findStaffQuestion(tx, id)
  if (!question) throw refusal('question_not_found')
  return question
}
