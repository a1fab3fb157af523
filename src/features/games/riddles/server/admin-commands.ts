import { sql } from 'kysely'
import { drawingFaults } from '#art/names/drawing-rules.ts'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { riddleAdminErrors, type StaffRiddle } from '../admin-contract.ts'
import { isAnswer, isTold, largestDrawing } from '../rules.ts'
import { findStaffRiddle } from './admin-queries.ts'

const refusal = refusals(riddleAdminErrors)

type Words = {
  answer: string
  accepted: string[]
  drawing: string
  description: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  source: string
}
type Staff = { actorId: string; now: Date }

/** Adds a riddle. Throws invalid_input when the drawing is not allowed, or the description contains the answer. */
export async function addRiddle(tx: Tx, words: Words, { actorId, now }: Staff): Promise<StaffRiddle> {
  refuseFaults(words)
  const id = newId(now)
  await tx
    .insertInto('riddle')
    .values({ id, ...words, is_active: true, updated_at: now, edited_by_staff_at: now })
    .execute()
  const subject = { kind: 'riddle', id } as const
  await recordStaffAct(tx, { actorId, act: 'riddle.added', subject, before: null, after: words, now })
  return readRiddle(tx, id)
}

/**
 * Edits a riddle; from then on its content file no longer changes it. Throws riddle_not_found, riddle_changed, and
 * invalid_input like addRiddle.
 */
export async function editRiddle(
  tx: Tx,
  { id, version, ...words }: Words & { id: string; version: string },
  { actorId, now }: Staff,
): Promise<StaffRiddle> {
  const before = await lockRiddle(tx, id)
  if (before.version !== version) throw refusal('riddle_changed')
  refuseFaults(words)
  await tx
    .updateTable('riddle')
    .set({ ...words, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'riddle', id } as const
  await recordStaffAct(tx, { actorId, act: 'riddle.edited', subject, before: wordsOf(before), after: words, now })
  return readRiddle(tx, id)
}

/** Retires a riddle or brings it back. Idempotent. Throws riddle_not_found. */
export async function retireRiddle(
  tx: Tx,
  { id, is_active: isActive }: { id: string; is_active: boolean },
  { actorId, now }: Staff,
): Promise<StaffRiddle> {
  const before = await lockRiddle(tx, id)
  if (before.is_active === isActive) return before
  await tx
    .updateTable('riddle')
    .set({ is_active: isActive, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
  const act = isActive ? 'riddle.restored' : 'riddle.retired'
  const changed = { before: { isActive: before.is_active }, after: { isActive } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'riddle', id }, ...changed, now })
  return readRiddle(tx, id)
}

function refuseFaults(words: Words): void {
  const refuse = (path: string, detail: string) =>
    commonRefusal('invalid_input', { fields: [{ path, code: path, detail }] })
  const [fault] = drawingFaults(words.drawing, largestDrawing)
  if (fault) throw refuse('drawing', fault)
  if (![words.answer, ...words.accepted].every(isAnswer)) throw refuse('answer', 'คำตอบต้องมีตัวอักษร')
  if (isTold(words.description, words)) throw refuse('description', 'คำบรรยายภาพมีคำตอบอยู่')
}

async function lockRiddle(tx: Tx, id: string): Promise<StaffRiddle> {
  const { rows } = await sql`select from riddle where id = ${id} for no key update`.execute(tx)
  if (rows.length === 0) throw refusal('riddle_not_found')
  return readRiddle(tx, id)
}

async function readRiddle(tx: Tx, id: string): Promise<StaffRiddle> {
  const riddle = await findStaffRiddle(tx, id)
  if (!riddle) throw refusal('riddle_not_found')
  return riddle
}

function wordsOf({
  answer,
  accepted,
  drawing,
  description,
  skill,
  difficulty,
  explanation,
  source,
}: StaffRiddle): Words {
  return { answer, accepted, drawing, description, skill, difficulty, explanation, source }
}
