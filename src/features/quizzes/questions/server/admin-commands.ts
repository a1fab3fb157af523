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
import { askAnew, askForOne, isAsked, lockApproval } from './new-question-commands.ts'
import { addressOf, typeOfPicture } from './picture-rules.ts'

const refusal = refusals(questionAdminErrors)

type New = Edit &
  Pick<StaffQuestion, 'pool' | 'skill' | 'difficulty'> & {
    /** Of a content file; a question from the form has one of its own. */
    key?: string | null
    article?: string | undefined
    /** In a file it is one that is not asked: nobody is asked to agree to it. */
    isRetired?: boolean
  }

/**
 * Adds a question, which is asked once a second person has agreed to it; no content file changes it. One of a file waits
 * with the others of its file (`batch`), for whom the import asks. Throws question_exists when another has nearly the same
 * wording, and invalid_input for texts against the rules, an invalid picture and an unknown article.
 */
export async function addQuestion(
  tx: Tx,
  { article, picture, isRetired = false, ...question }: New,
  { actorId, storage, now, batch }: Editor & { batch?: string | undefined },
): Promise<StaffQuestion & { is_waiting: boolean }> {
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
    is_new: true,
    asked_in: isRetired ? null : (batch ?? null),
  }
  await tx
    .insertInto('question')
    .values({ ...row, id, key: question.key ?? `staff-${id}`, content: JSON.stringify(content), is_active: false })
    .execute()
  await recordStaffAct(tx, {
    actorId,
    act: 'question.added',
    subject: { kind: 'question', id },
    before: null,
    now,
    after: { ...question, picture: picture ?? null, article: articleKey },
  })
  const added = await readQuestion(tx, id)
  if (!isRetired && !batch) await askForOne(tx, added, { actorId, now })
  return { ...added, is_waiting: !isRetired }
}

/**
 * Edits a question; from then on its content file no longer changes it, and its statistics restart. Another answer key of a
 * question that is asked waits for a second person (`is_waiting`): until then nothing of the edit takes effect. Another
 * answer key of one that is not asked makes it new, so that bringing it back asks a second person. Throws
 * question_not_found, question_changed, question_exists when another active one has nearly the same wording, and
 * invalid_input for another kind or number of parts, an invalid picture, and texts against the rules of content files.
 */
export async function editQuestion(
  tx: Tx,
  { id, version, ...edit }: Edit & { id: string; version: string },
  { actorId, storage, now }: Editor,
): Promise<StaffQuestion & { is_waiting: boolean }> {
  const waiting = await lockApproval(tx, id)
  const before = await lockQuestion(tx, id)
  // Somebody asked for it between the two locks.
  const isOvertaken = !waiting && (await isAsked(tx, id))
  if (before.version !== version || isOvertaken) throw refusal('question_changed')
  const shown = await checkEdit(tx, before, edit, { actorId, storage, now })
  const isOther = isOtherKey(before.body, edit.body)
  if (before.is_active && isOther) {
    await proposeEdit(tx, before, { edit: { ...edit, picture: pictureToStore(edit, shown) }, actorId, now })
    return { ...before, is_waiting: true }
  }
  if (!before.is_active && isOther)
    await tx.updateTable('question').set({ is_new: true }).where('id', '=', id).execute()
  const edited = await writeEdit(tx, before, edit, { shown, actorId, now })
  if (waiting && edited.is_new) await askAnew(tx, waiting, { actorId, now })
  return { ...edited, is_waiting: false }
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
 * Retires a question or brings it back; one to which nobody else has agreed is asked for instead (`is_waiting`). Idempotent.
 * Throws question_not_found, question_exists when another has nearly the same wording, and question_waits where a second
 * person has not decided yet.
 */
export async function retireQuestion(
  tx: Tx,
  { id, is_active: isActive }: { id: string; is_active: boolean },
  { actorId, now }: Staff,
): Promise<StaffQuestion & { is_waiting: boolean }> {
  const before = await lockQuestion(tx, id)
  if (await isAsked(tx, id)) throw refusal('question_waits')
  if (before.is_active === isActive) return { ...before, is_waiting: false }
  if (isActive) await refuseTwin(tx, before)
  if (before.is_new) {
    await askForOne(tx, before, { actorId, now })
    return { ...(await readQuestion(tx, id)), is_waiting: true }
  }
  await tx
    .updateTable('question')
    .set({ is_active: isActive, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const act = isActive ? 'question.restored' : 'question.retired'
  const changed = { before: { isActive: before.is_active }, after: { isActive } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'question', id }, ...changed, now })
  return { ...(await readQuestion(tx, id)), is_waiting: false }
}
