import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { lockProposal, propose } from '#features/staff-value/server/proposal-commands.ts'
import { isWaitingFor, type ProposalKind, wasProposed } from '#features/staff-value/server/proposal-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import type { StaffQuestion } from '../content.ts'
import { findStaffQuestion, listNewIds, readStaffQuestions } from './admin-queries.ts'
import { refuseTwin } from './edit-commands.ts'
import { figuresOf } from './key-figure-rules.ts'

const refusal = refusals(questionAdminErrors)
type Staff = { actorId: string; now: Date }

/** New questions of one approval: those of a file together, one that was added by hand alone. Its subject is `asked_in`. */
export const newQuestions: ProposalKind = {
  name: 'question-new',
  roles: ['editor'],
  // No words: the log has them from when each was added. Whatever changes in one of them makes another hash.
  read: async (db, approval) => {
    const questions = await readNew(db, approval)
    return { ข้อความ: createHash('sha256').update(JSON.stringify(questions)).digest('base64url') }
  },
  tell: async (db, { subjectId }) => ({ คำถามใหม่: `${(await listNewIds(db, subjectId)).length} ข้อ` }),
  details: async (db, approval) => {
    const questions = await readNew(db, approval)
    return Object.fromEntries(questions.map((one, i) => [`ข้อ ${i + 1}`, wordsOf(one)]))
  },
  pageOf: (approval) => `/admin/questions/new?approval=${approval}`,
  apply: async (tx, { subjectId, decidedBy, now }) => {
    const ids = await listNewIds(tx, subjectId)
    if (ids.length === 0) throw refusal('question_none_waits')
    for (const id of ids) await confirmQuestion(tx, id, { actorId: decidedBy, now })
  },
}

async function readNew(db: Db | Tx, approval: string): Promise<StaffQuestion[]> {
  return readStaffQuestions(db, await listNewIds(db, approval))
}

function wordsOf(question: StaffQuestion): string {
  return Object.entries(figuresOf(question))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

async function confirmQuestion(tx: Tx, id: string, { actorId, now }: Staff): Promise<void> {
  await sql`select from question where id = ${id} for no key update`.execute(tx)
  const question = await findStaffQuestion(tx, id)
  if (!question) throw refusal('question_not_found')
  await refuseTwin(tx, question)
  await tx
    .updateTable('question')
    .set({ is_active: true, is_new: false, asked_in: null, updated_at: now })
    .where('id', '=', id)
    .execute()
  const changed = { before: { isActive: false }, after: { isActive: true } }
  await recordStaffAct(tx, { actorId, act: 'question.confirmed', subject: { kind: 'question', id }, ...changed, now })
}

/** What is asked for stands in the questions themselves. */
const nothing = {}

type Asking = Staff & { approval: string; title: string; madeBy?: string | null }

const titleOf = (questions: readonly StaffQuestion[]) =>
  questions.length === 1 ? questions[0]!.text : `คำถามใหม่ ${questions.length} ข้อ`

/** Asks a second person for the new questions of an approval. */
async function askForNew(tx: Tx, { approval, title, actorId, madeBy = null, now }: Asking): Promise<void> {
  const subject = { kind: 'question_approval', id: approval } as const
  await propose(tx, { kind: newQuestions, subject, title, payload: nothing, value: 0, actorId, madeBy, now })
}

/** Asks for the questions that a file has added, once for all of them; nothing where there are none, or they were asked for. */
export async function askForFile(tx: Tx, { approval, ...staff }: Staff & { approval: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question-approval:${approval}`}, 0))`.execute(tx)
  const questions = await readNew(tx, approval)
  if (questions.length === 0 || (await wasProposed(tx, newQuestions, approval))) return
  await askForNew(tx, { approval, title: titleOf(questions), ...staff })
}

/** Whether a question waits for a second person: asked after it was locked. */
export async function isAsked(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from question where id = ${id} and is_new
    and ${isWaitingFor(newQuestions, sql`question.asked_in`)}`.execute(tx)
  return rows.length > 0
}

type Waiting = { approval: string; proposed_by: string; made_by: string | null }

/**
 * Locks the approval in which a question waits, before the question itself, as a decision does; null where it waits in
 * none.
 */
export async function lockApproval(tx: Tx, id: string): Promise<Waiting | null> {
  const row = await tx.selectFrom('question').select('asked_in').where('id', '=', id).executeTakeFirst()
  if (!row?.asked_in) return null
  const waiting = await lockProposal(tx, { kind: newQuestions, id: row.asked_in })
  return waiting && { approval: row.asked_in, ...waiting }
}

/**
 * What waits was changed, so it is asked for anew: by who changed it, and neither they nor who asked before may agree to
 * it.
 */
export async function askAnew(tx: Tx, waiting: Waiting, { actorId, now }: Staff): Promise<void> {
  const { approval, proposed_by: proposedBy, made_by: madeBy } = waiting
  const title = titleOf(await readNew(tx, approval))
  const maker = madeBy ?? (proposedBy === actorId ? null : proposedBy)
  await askForNew(tx, { approval, title, actorId, madeBy: maker, now })
}

/** Asks for a question that is new and waits in no approval. */
export async function askForOne(tx: Tx, { id, text }: StaffQuestion, { actorId, now }: Staff): Promise<void> {
  const approval = newId(now)
  await tx.updateTable('question').set({ asked_in: approval, updated_at: now }).where('id', '=', id).execute()
  await askForNew(tx, { approval, title: text, actorId, now })
}
