import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import { findWaiting, isProposed, type ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { findStaffQuestion } from './admin-queries.ts'
import { applyEdit, type Edit } from './edit-commands.ts'
import { figuresOf } from './key-figure-rules.ts'

/** An edit with another answer key, which a second person decides. Its payload is the edit: words that members will read. */
export const questionKey: ProposalKind = {
  name: 'question-key',
  roles: ['editor'],
  read: async (db, id) => {
    const question = await findStaffQuestion(db, id)
    return question ? figuresOf(question) : {}
  },
  // What stays is not told: the second person looks at what changes.
  tell: async (db, { subjectId, payload }) => {
    const before = await questionKey.read(db, subjectId)
    const after = figuresOf(payload as Edit)
    return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
  },
  details: async (db, id) => ({ ตอบไปแล้วตั้งแต่แก้ครั้งล่าสุด: `${await countAnswers(db, id)} ครั้ง` }),
  apply: (tx, { subjectId, payload, decidedBy, now }) =>
    applyEdit(tx, subjectId, payload as Edit, { actorId: decidedBy, now }),
}

/** Whether another answer becomes the right one, also by other words. */
export function isOtherKey(before: QuestionBody, after: QuestionBody): boolean {
  if (before.kind === 'choice' && after.kind === 'choice') return before.right !== after.right
  if (before.kind === 'numeric' && after.kind === 'numeric')
    return before.right !== after.right || before.unit !== after.unit
  return JSON.stringify(before) !== JSON.stringify(after)
}

type Proposing = { edit: Edit; actorId: string; now: Date }

/** Has an edit of a locked question wait for a second person; one that waits already is not asked for again. */
export async function proposeEdit(tx: Tx, before: StaffQuestion, { edit, actorId, now }: Proposing): Promise<void> {
  const subject = { kind: 'question', id: before.id } as const
  if (await isProposed(tx, { kind: questionKey, subject, payload: edit })) return
  await propose(tx, { kind: questionKey, subject, title: before.text, payload: edit, value: 0, actorId, now })
}

/** The edit of a question that waits for a second person; null where none does. */
export async function findWaitingEdit(db: Db | Tx, id: string): Promise<Edit | null> {
  return (await findWaiting(db, { kind: questionKey, subject: { kind: 'question', id } })) as Edit | null
}

async function countAnswers(db: Db | Tx, id: string): Promise<number> {
  const { rows } = await sql<{ answered: number }>`
    select answered from question_figure where question_id = ${id}`.execute(db)
  return rows[0]?.answered ?? 0
}
