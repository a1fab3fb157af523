import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { findStaffQuestion } from './admin-queries.ts'

const refusal = refusals(questionAdminErrors)

type Staff = { actorId: string; now: Date }
type Edit = Pick<StaffQuestion, 'id' | 'version' | 'text' | 'body' | 'explanation' | 'source'>

/**
 * Changes the words of a question; from then on its content file no longer rules, and its counts begin anew. Refuses with
 * question_not_found, question_changed, and invalid_input for another kind, another number of parts or parts that are alike.
 */
export async function editQuestion(
  tx: Tx,
  { id, version, ...edit }: Edit,
  { actorId, now }: Staff,
): Promise<StaffQuestion> {
  const before = await holdQuestion(tx, id)
  if (before.version !== version) throw refusal('question_changed')
  checkParts(before.body, edit.body)
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

const partsOf = (body: QuestionBody) =>
  body.kind === 'choice' ? [body.right, ...body.wrong] : body.kind === 'ordering' ? body.items : []

function checkParts(before: QuestionBody, after: QuestionBody): void {
  const [was, is] = [partsOf(before), partsOf(after)]
  const isSame = before.kind === after.kind && was.length === is.length
  const detail = isSame ? 'คำตอบซ้ำกัน แต่ละข้อต้องต่างกัน' : 'เปลี่ยนแบบของคำถามหรือจำนวนคำตอบไม่ได้'
  if (!isSame || new Set(is).size !== is.length)
    throw commonRefusal('invalid_input', { fields: [{ path: 'body', code: 'parts', detail }] })
}

async function holdQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  await sql`select from question where id = ${id} for no key update`.execute(tx)
  return readQuestion(tx, id)
}

async function readQuestion(tx: Tx, id: string): Promise<StaffQuestion> {
  const question = await findStaffQuestion(tx, id)
  if (!question) throw refusal('question_not_found')
  return question
}
