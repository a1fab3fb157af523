import { boxesOf, type ContentField, inUse, linesOf } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { retirableKind, teachingBody, teachingFields } from '#kit/server/retirable-kind.ts'
import { WordEdit } from '../admin-contract.ts'
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
  ...teachingFields('จบ'),
]

const editor = newContentEditor({
  roles: ['editor'],
  changed: 'word_changed',
  schema: WordEdit,
  read: async (db, id) => {
    const item = await findStaffWord(db, id)
    return item && { title: item.word, version: item.version, fields, boxes: boxesOf(fields, item), hasPreview: true }
  },
  toBody: ({ id, version, boxes: { more_clues = '', ...boxes } }) => ({
    ...teachingBody(boxes),
    id,
    version,
    more_clues: linesOf(more_clues),
  }),
  save: async (tx, { id, version, ...texts }, _edit, staff) => {
    await wordDesk.edit(tx, { id, version, texts }, staff)
    return 'done'
  },
})

/** Words of the word games on the content desk. */
export const wordKind: ContentKind = {
  ...retirableKind({ table: 'game_word', title: 'word', name: 'word', retire: wordDesk.retire }),
  label: 'คำของเกม',
  pageOf: () => '/admin/words',
  versions: { fields: [...fields, inUse] },
  editor,
  files: wordFiles,
  release: wordRelease,
}
