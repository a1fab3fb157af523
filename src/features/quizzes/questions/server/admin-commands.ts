import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { findArticleKey, findStaffQuestion, isAskedAlready } from './admin-queries.ts'
import { partsOf, writingFaults } from './writing-rules.ts'

const refusal = refusals(questionAdminErrors)

type Staff = { actorId: string; now: Date }
type Edit = Pick<StaffQuestion, 'id' | 'version' | 'text' | 'body' | 'explanation' | 'source'>

type New = Omit<Edit, 'id' | 'version'> &
  Pick<StaffQuestion, 'pool' | 'skill' | 'difficulty'> & { article?: string | undefined; reviewBy?: string | undefined }

/**
 * Adds a question, asked from now on; no content file rules it. Refuses with question_exists where one in use is worded
 * nearly like it, and invalid_input for words against the rules and an article that is not ours.
 */
export async function addQuestion(tx: Tx, { article, ...question }: New, { actorId, now }: Staff) {
  checkWords(question)
  const articleKey = article ? await findArticleKey(tx, article) : null
  if (article && !articleKey) throw wrong('article', 'ไม่พบบทความของเราที่อยู่นี้')
  // Two that add the same at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('question:add', 0))`.execute(tx)
  if (await isAskedAlready(tx, question.text)) throw refusal('question_exists')
  const id = newId(now)
  const { kind, ...content } = question.body
  const { pool, skill, difficulty, text, explanation, source, reviewBy = null } = question
  const times = { updated_at: now, edited_by_staff_at: now, reworded_at: now }
  const row = {
    ...times,
    pool,
    skill,
    difficulty,
    text,
    explanation,
    source,
    kind,
    article_key: articleKey,
    review_by: reviewBy,
  }
  await tx
    .insertInto('question')
    .values({ ...row, id, key: `staff-${id}`, content: JSON.stringify(content), is_active: true })
    .execute()
  await recordStaffAct(tx, {
    ...{ actorId, act: 'question.added', subject: { kind: 'question', id }, before: null, now },
    after: { ...question, article: articleKey },
  })
  return readQuestion(tx, id)
}

/**
 * Changes the words of a question; from then on its content file no longer rules, and its counts begin anew. Refuses with
 * question_not_found, question_changed, and invalid_input for another kind, another number of parts, and words against the
 * rules of the content files.
 */
export async function editQuestion(
  tx: Tx,
  { id, version, ...edit }: Edit,
  { actorId, now }: Staff,
): Promise<StaffQuestion> {
  const before = await holdQuestion(tx, id)
  if (before.version !== version) throw refusal('question_changed')
  checkParts(before.body, edit.body)
  checkWords(edit)
  const { kind: _kind, ...content } = edit.body
  const { text, explanation, source } = edit
  await tx
    .updateTable('question')
    .set({ text, explanation, source, content: JSON.stringify(content) })
    .set({ updated_at: now, edited_by_staff_at: now, reworded_at: now })
    .where('id', '=', id)
    .execute()
  const was = { text: before.text, body: before.body, explanation: before.explanation, source: before.source }
  const subject = { kind: 'question', id } as const
  await recordStaffAct(tx, { actorId, act: 'question.edited', subject, before: was, after: edit, now })
  return readQuestion(tx, id)
}

/** No longer asks a question, or asks it again; the same again changes nothing. Refuses with question_not_found. */
export async function retireQuestion(
  tx: Tx,
  { id, isActive }: Pick<StaffQuestion, 'id' | 'isActive'>,
  { actorId, now }: Staff,
): Promise<StaffQuestion> {
  const before = await holdQuestion(tx, id)
  if (before.isActive === isActive) return before
  await tx
    .updateTable('question')
    .set({ is_active: isActive, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const act = isActive ? 'question.restored' : 'question.retired'
  const changed = { before: { isActive: before.isActive }, after: { isActive } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'question', id }, ...changed, now })
  return readQuestion(tx, id)
}

function checkParts(before: QuestionBody, after: QuestionBody): void {
  if (before.kind !== after.kind || partsOf(before).length !== partsOf(after).length)
    throw wrong('body', 'เปลี่ยนแบบของคำถามหรือจำนวนคำตอบไม่ได้')
}

function checkWords(question: Pick<Edit, 'text' | 'body' | 'explanation'>): void {
  const [fault] = writingFaults(question)
  if (fault) throw wrong('body', fault.detail)
}

const wrong = (path: string, detail: string) =>
  commonRefusal('invalid_input', { fields: [{ path, code: 'rule', detail }] })

async function holdQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  await sql`select from question where id = ${id} for no key update`.execute(tx)
  return readQuestion(tx, id)
}

async function readQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  const question = await findStaffQuestion(tx, id)
  if (!question) throw refusal('question_not_found')
  return question
}
