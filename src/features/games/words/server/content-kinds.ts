import { sql } from 'kysely'
import { boxesOf, type ContentField, editorPath, inUse, linesOf, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { skillNames } from '#kit/skills.ts'
import { editWord } from '../admin-contract.ts'
import { wordDesk } from './admin-commands.ts'
import { findStaffWord } from './admin-queries.ts'
import { wordRelease } from './files/release-commands.ts'
import { wordFiles } from './files/word-files.ts'

const fields: readonly ContentField[] = [
  {
    name: 'word',
    label: 'คำ',
    type: 'line',
    means: 'title',
    hint: 'อักษรไทยเท่านั้น 2–14 ตัว ไม่มีเว้นวรรค เลข ๆ หรือ ฯ',
  },
  { name: 'clue', label: 'คำใบ้', type: 'line', means: 'words', hint: 'หนึ่งบรรทัด ไม่มีคำตอบหรือส่วนของคำตอบ' },
  {
    name: 'more_clues',
    label: 'คำใบ้อื่น',
    type: 'lines',
    means: 'words',
    is_optional: true,
    hint: 'ไม่เกินสองบรรทัด บรรทัดละหนึ่งคำใบ้ คนที่เจอคำนี้อีกจะได้คำใบ้ถัดไป',
  },
  { name: 'skill', label: 'ทักษะ', type: 'choice', options: optionsFrom(skillNames) },
  {
    name: 'difficulty',
    label: 'ระดับ',
    type: 'choice',
    means: 'level',
    options: optionsFrom({ 1: 'ง่าย', 2: 'กลาง', 3: 'ยาก' }),
  },
  { name: 'explanation', label: 'คำอธิบาย', type: 'text', means: 'words', hint: 'แสดงหลังจบเท่านั้น' },
  { name: 'source', label: 'แหล่งที่มา', type: 'line', means: 'source' },
  { name: 'review_by', label: 'ตรวจใหม่ภายใน', type: 'day', means: 'check-by', is_optional: true },
]

const editor = newContentEditor({
  roles: ['editor'],
  changed: 'word_changed',
  schema: editWord.body,
  read: async (db, id) => {
    const item = await findStaffWord(db, id)
    return item && { title: item.word, version: item.version, fields, boxes: boxesOf(fields, item), hasPreview: true }
  },
  toBody: ({ id, version, boxes: { more_clues = '', difficulty, review_by, ...boxes } }) => ({
    ...boxes,
    id,
    version,
    more_clues: linesOf(more_clues),
    difficulty: Number(difficulty),
    review_by: review_by || null,
  }),
  save: async (tx, { id, version, ...texts }, _edit, staff) => {
    await wordDesk.edit(tx, { id, version, texts }, staff)
    return 'done'
  },
})

/** Words of the word games on the content desk. */
export const wordKind: ContentKind = {
  name: 'word',
  label: 'คำของเกม',
  roles: ['editor'],
  from: sql`game_word`,
  id: sql`game_word.id`,
  title: sql`game_word.word`,
  changed: sql`game_word.updated_at`,
  opens: null,
  ends: null,
  checkBy: sql`game_word.review_by`,
  states: () => ({ live: sql`game_word.is_active`, withdrawn: sql`not game_word.is_active` }),
  subject: 'game_word',
  linkOf: ({ id }) => editorPath('word', id),
  pageOf: () => '/admin/words',
  versions: { fields: [...fields, inUse] },
  editor,
  files: wordFiles,
  release: wordRelease,
  acts: {
    publish: { run: (tx, id, staff) => wordDesk.retire(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => wordDesk.retire(tx, { id, is_active: false }, staff) },
  },
}
