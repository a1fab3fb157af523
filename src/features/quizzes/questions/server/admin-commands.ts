import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { StaffQuestion } from '../content.ts'
import { findArticleKey } from './admin-queries.ts'
import {
  checkArticle,
  checkEdit,
  checkWords,
  type Edit,
  type Editor,
  lockQuestion,
  readQuestion,
  refuseTwin,
  type Staff,
  shownAs,
  writeEdit,
  wrong,
} from './edit-commands.ts'
import { isOtherKey, proposeEdit } from './key-commands.ts'
import { addressOf, typeOfPicture } from './picture-rules.ts'

const refusal = refusals(questionAdminErrors)

type New = Edit &
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
 * Edits a question; from then on its content file no longer changes it, and its statistics restart. Another answer key of a
 * question that is asked waits for a second person (`is_waiting`): until then nothing of the edit takes effect. Throws
 * question_not_found, question_changed, question_exists when another active one has nearly the same wording, and
 * invalid_input for another kind or number of parts, an invalid picture, and texts against the rules of content files.
 */
export async function editQuestion(
  tx: Tx,
  { id, version, ...edit }: Edit & { id: string; version: string },
  { actorId, storage, now }: Editor,
): Promise<StaffQuestion & { is_waiting: boolean }> {
  const before = await lockQuestion(tx, id)
  if (before.version !== version) throw refusal('question_changed')
  const shown = await checkEdit(tx, before, edit, { actorId, storage, now })
  if (before.is_active && isOtherKey(before.body, edit.body)) {
    await proposeEdit(tx, before, { edit: { ...edit, picture: pictureToStore(edit, shown) }, actorId, now })
    return { ...before, is_waiting: true }
  }
  return { ...(await writeEdit(tx, before, edit, { shown, actorId, now })), is_waiting: false }
}

/** An upload is copied when the edit is proposed: its own address may be gone when it is decided. */
function pictureToStore({ picture }: Edit, shown: { picture_key: string | null }) {
  const src =
    picture &&
    shown.picture_key &&
    addressOf(shown.picture_key, typeOfPicture(picture.src.split('/').at(-1)!) ?? 'webp')
  return src ? { src, alt: picture.alt } : picture
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
