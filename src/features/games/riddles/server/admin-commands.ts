import { sql } from 'kysely'
import { drawingFaults } from '#art/names/drawing-rules.ts'
import { newDeskCommands } from '#features/games/desk/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { riddleAdminErrors, riddleRowErrors, type StaffRiddle } from '../admin-contract.ts'
import { isAnswer, isTold, largestDrawing } from '../rules.ts'
import { findStaffRiddle } from './admin-queries.ts'

const refusal = refusals({ ...riddleAdminErrors, ...riddleRowErrors })

type Texts = {
  answer: string
  accepted: string[]
  drawing: string
  description: string
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  source: string
  review_by?: string | null | undefined
}

/**
 * Adds, edits and retires picture riddles. Throws riddle_not_found, riddle_changed, and invalid_input when a drawing is not
 * allowed or its description contains the answer.
 */
export const riddleDesk = newDeskCommands({
  subject: 'riddle',
  acts: { added: 'riddle.added', edited: 'riddle.edited', restored: 'riddle.restored', retired: 'riddle.retired' },
  toRow,
  toTexts: ({ answer, accepted, drawing, description, ...riddle }: StaffRiddle): Texts => {
    const { skill, difficulty, explanation, source, review_by } = riddle
    return { answer, accepted, drawing, description, skill, difficulty, explanation, source, review_by }
  },
  insert: (tx, row) => tx.insertInto('riddle').values(row).execute(),
  update: (tx, id, changed) => tx.updateTable('riddle').set(changed).where('id', '=', id).execute(),
  lock: (tx, id) => sql`select from riddle where id = ${id} for no key update`.execute(tx),
  find: findStaffRiddle,
  notFound: () => refusal('riddle_not_found'),
  changed: () => refusal('riddle_changed'),
})

function toRow(texts: Texts): Texts {
  const refuse = (path: string, detail: string) =>
    commonRefusal('invalid_input', { fields: [{ path, code: path, detail }] })
  const [fault] = drawingFaults(texts.drawing, largestDrawing)
  if (fault) throw refuse('drawing', fault)
  if (![texts.answer, ...texts.accepted].every(isAnswer)) throw refuse('answer', 'คำตอบต้องมีตัวอักษร')
  if (isTold(texts.description, texts)) throw refuse('description', 'คำบรรยายภาพมีคำตอบอยู่')
  return texts
}
