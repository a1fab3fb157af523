import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import type { Storage } from '#lib/server/storage.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { findStaffQuestion, findTwin, hasArticle } from './admin-queries.ts'
import { takePicture } from './picture-commands.ts'
import { altFaults } from './picture-rules.ts'
import { partsOf, writingFaults } from './writing-rules.ts'

const refusal = refusals(questionAdminErrors)

export type Staff = { actorId: string; now: Date }
/** `storage`: where uploads lie; a file that is imported names none. */
export type Editor = Staff & { storage: Storage | null }
/** `picture` omitted: unchanged; null: none. */
type Shown = { picture?: { src: string; alt: string } | null | undefined }
/** What the edit form does not offer and a content file tells. */
export type Filed = Partial<Pick<StaffQuestion, 'skill' | 'difficulty'>> & {
  article_key?: string | null
  review_by?: string | null | undefined
}
export type Edit = Pick<StaffQuestion, 'text' | 'body' | 'explanation' | 'source'> & Shown & Filed

/** Checks an edit of a locked question → the columns of its picture. */
export async function checkEdit(tx: Tx, before: StaffQuestion, edit: Edit, editor: Editor) {
  checkParts(before.body, edit.body)
  await checkArticle(tx, edit.article_key)
  const picture = edit.picture === undefined ? imageOf(before) : edit.picture
  checkWords({ ...edit, picture })
  // A retired question is compared with the others when it is brought back.
  if (before.is_active && edit.text !== before.text) await refuseTwin(tx, { id: before.id, text: edit.text })
  return shownAs(tx, picture, editor)
}

type Writing = Staff & { shown: Awaited<ReturnType<typeof shownAs>> }

export async function writeEdit(
  tx: Tx,
  before: StaffQuestion,
  edit: Edit,
  { shown, actorId, now }: Writing,
): Promise<StaffQuestion> {
  const { id } = before
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
  const picture = edit.picture === undefined ? imageOf(before) : edit.picture
  const subject = { kind: 'question', id } as const
  await recordStaffAct(tx, { actorId, act: 'question.edited', subject, before: was, after: { ...edit, picture }, now })
  return readQuestion(tx, id)
}

/** Makes an edit that a second person confirmed, with the same checks again. Throws as editQuestion does. */
export async function applyEdit(tx: Tx, id: string, edit: Edit, { actorId, now }: Staff): Promise<void> {
  const before = await lockQuestion(tx, id)
  const shown = await checkEdit(tx, before, edit, { actorId, storage: null, now })
  await writeEdit(tx, before, edit, { shown, actorId, now })
}

function checkParts(before: QuestionBody, after: QuestionBody): void {
  if (before.kind !== after.kind || partsOf(before).length !== partsOf(after).length)
    throw wrong('body', 'เปลี่ยนแบบของคำถามหรือจำนวนคำตอบไม่ได้')
}

export function checkWords({ picture, ...question }: Pick<Edit, 'text' | 'body' | 'explanation' | 'picture'>): void {
  const [fault] = writingFaults(question)
  if (fault) throw wrong(fault.path, fault.detail)
  const [told] = picture ? altFaults(picture.alt, question.body) : []
  if (told) throw wrong('picture.alt', told.detail)
}

/** Throws invalid_input where a content file names an article that is not there. */
export async function checkArticle(tx: Tx, key: string | null | undefined): Promise<void> {
  if (key && !(await hasArticle(tx, key))) throw wrong('article', `ไม่มีบทความชื่อ ${key}`)
}

/**
 * Throws question_exists, with a link, when another active question has nearly the same wording. An advisory lock
 * serialises concurrent checks.
 */
export async function refuseTwin(tx: Tx, question: { id?: string; text: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('question:add', 0))`.execute(tx)
  const twin = await findTwin(tx, question)
  if (twin) throw refusal('question_exists', { see: { title: twin.text, href: `/admin/questions?id=${twin.id}` } })
}

/** The picture columns of a question's row. */
export async function shownAs(tx: Tx, picture: Shown['picture'], { actorId, storage, now }: Editor) {
  if (!picture) return { picture_key: null, picture_alt: null }
  const taken = await takePicture(tx, { src: picture.src, userId: actorId, storage, now })
  if ('fault' in taken) throw wrong('picture.src', taken.fault)
  return { picture_key: taken.key, picture_alt: picture.alt }
}

function imageOf({ picture }: StaffQuestion): { src: string; alt: string } | null {
  return picture && { src: picture.src, alt: picture.alt }
}

function wordsOf({ text, body, explanation, source, skill, difficulty, review_by }: StaffQuestion) {
  return { text, body, explanation, source, skill, difficulty, review_by }
}

export const wrong = (path: string, detail: string) =>
  commonRefusal('invalid_input', { fields: [{ path, code: 'rule', detail }] })

export async function lockQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  await sql`select from question where id = ${id} for no key update`.execute(tx)
  return readQuestion(tx, id)
}

export async function readQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  const question = await findStaffQuestion(tx, id)
  if (!question) throw refusal('question_not_found')
  return question
}
