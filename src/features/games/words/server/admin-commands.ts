import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type StaffWord, wordAdminErrors } from '../admin-contract.ts'
import { partIn, wordFault } from '../rules.ts'
import { findStaffWord } from './admin-queries.ts'

const refusal = refusals(wordAdminErrors)

type Words = { word: string; clue: string; skill: Skill; difficulty: 1 | 2 | 3; explanation: string; source: string }
type Staff = { actorId: string; now: Date }

/** Adds a word. Throws word_exists, and invalid_input when it cannot be guessed or its clue contains it. */
export async function addWord(tx: Tx, words: Words, { actorId, now }: Staff): Promise<StaffWord> {
  const row = rowOf(words)
  const id = newId(now)
  await tx
    .insertInto('game_word')
    .values({ id, ...row, is_active: true, updated_at: now, edited_by_staff_at: now })
    .execute()
    .catch(explainTwin)
  const subject = { kind: 'game_word', id } as const
  await recordStaffAct(tx, { actorId, act: 'word.added', subject, before: null, after: row, now })
  return readWord(tx, id)
}

/**
 * Edits a word; from then on its content file no longer changes it. Throws word_not_found, word_changed, word_exists,
 * and invalid_input like addWord.
 */
export async function editWord(
  tx: Tx,
  { id, version, ...words }: Words & { id: string; version: string },
  { actorId, now }: Staff,
): Promise<StaffWord> {
  const before = await lockWord(tx, id)
  if (before.version !== version) throw refusal('word_changed')
  const row = rowOf(words)
  await tx
    .updateTable('game_word')
    .set({ ...row, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
    .catch(explainTwin)
  const { word, clue, skill, difficulty, explanation, source } = before
  const was = { word, clue, skill, difficulty, explanation, source }
  const subject = { kind: 'game_word', id } as const
  await recordStaffAct(tx, { actorId, act: 'word.edited', subject, before: was, after: words, now })
  return readWord(tx, id)
}

/** Retires a word or brings it back. Idempotent. Throws word_not_found, word_exists. */
export async function retireWord(
  tx: Tx,
  { id, is_active: isActive }: { id: string; is_active: boolean },
  { actorId, now }: Staff,
): Promise<StaffWord> {
  const before = await lockWord(tx, id)
  if (before.is_active === isActive) return before
  await tx
    .updateTable('game_word')
    .set({ is_active: isActive, updated_at: now, edited_by_staff_at: now })
    .where('id', '=', id)
    .execute()
    .catch(explainTwin)
  const act = isActive ? 'word.restored' : 'word.retired'
  const changed = { before: { isActive: before.is_active }, after: { isActive } }
  await recordStaffAct(tx, { actorId, act, subject: { kind: 'game_word', id }, ...changed, now })
  return readWord(tx, id)
}

function rowOf({ word, ...words }: Words) {
  const fault = wordFault(word)
  if (fault) throw commonRefusal('invalid_input', { fields: [{ path: 'word', code: 'letters', detail: fault }] })
  const part = partIn(words.clue, word)
  const detail = `คำใบ้มี “${part}” ซึ่งเป็นส่วนของคำตอบ`
  if (part) throw commonRefusal('invalid_input', { fields: [{ path: 'clue', code: 'telling', detail }] })
  return { ...words, word: normalizeText(word), word_key: answerKey(word) }
}

async function lockWord(tx: Tx, id: string): Promise<StaffWord> {
  const { rows } = await sql`select from game_word where id = ${id} for no key update`.execute(tx)
  if (rows.length === 0) throw refusal('word_not_found')
  return readWord(tx, id)
}

async function readWord(tx: Tx, id: string): Promise<StaffWord> {
  const word = await findStaffWord(tx, id)
  if (!word) throw refusal('word_not_found')
  return word
}

/** A unique index on the normalised spelling finds duplicates. */
function explainTwin(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw refusal('word_exists')
  throw error
}
