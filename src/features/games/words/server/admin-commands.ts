import { sql } from 'kysely'
import { newDeskCommands } from '#features/games/desk/server/commands.ts'
import type { Skill } from '#kit/skills.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type StaffWord, wordAdminErrors, wordRowErrors } from '../admin-contract.ts'
import { partIn, wordFault } from '../rules.ts'
import { findStaffWord } from './admin-queries.ts'

const refusal = refusals({ ...wordAdminErrors, ...wordRowErrors })

type Texts = {
  word: string
  clue: string
  more_clues?: string[] | undefined
  skill: Skill
  difficulty: 1 | 2 | 3
  explanation: string
  source: string
  review_by?: string | null | undefined
  /** Of a content file alone: the form leaves them as they are. */
  key?: string
  article_key?: string | null
}

/**
 * Adds, edits and retires words. Throws word_not_found, word_changed, word_exists, and invalid_input when a word cannot be
 * guessed or one of its clues contains it.
 */
export const wordDesk = newDeskCommands({
  subject: 'game_word',
  acts: { added: 'word.added', edited: 'word.edited', restored: 'word.restored', retired: 'word.retired' },
  toRow,
  toTexts: ({ word, clue, more_clues, skill, difficulty, explanation, source, review_by }: StaffWord): Texts => {
    return { word, clue, more_clues, skill, difficulty, explanation, source, review_by }
  },
  insert: (tx, row) => tx.insertInto('game_word').values(row).execute().catch(explainTwin),
  update: (tx, id, changed) =>
    tx.updateTable('game_word').set(changed).where('id', '=', id).execute().catch(explainTwin),
  lock: (tx, id) => sql`select from game_word where id = ${id} for no key update`.execute(tx),
  find: findStaffWord,
  notFound: () => refusal('word_not_found'),
  changed: () => refusal('word_changed'),
})

function toRow({ word, more_clues, ...texts }: Texts) {
  const fault = wordFault(word)
  if (fault) throw commonRefusal('invalid_input', { fields: [{ path: 'word', code: 'letters', detail: fault }] })
  const clues = [['clue', texts.clue], ...(more_clues ?? []).map((clue, i) => [`more_clues.${i}`, clue])]
  for (const [path, clue] of clues as [string, string][]) {
    const part = partIn(clue, word)
    const detail = `คำใบ้มี “${part}” ซึ่งเป็นส่วนของคำตอบ`
    if (part) throw commonRefusal('invalid_input', { fields: [{ path, code: 'telling', detail }] })
  }
  return { ...texts, ...(more_clues && { more_clues }), word: normalizeText(word), word_key: answerKey(word) }
}

/** A unique index on the normalised spelling finds duplicates. */
export function explainTwin(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw refusal('word_exists')
  throw error
}
