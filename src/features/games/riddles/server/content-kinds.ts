import { sql } from 'kysely'
import { boxesOf, type ContentField, editorPath, inUse, linesOf, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { skillNames } from '#kit/skills.ts'
import { editRiddle } from '../admin-contract.ts'
import { riddleDesk } from './admin-commands.ts'
import { findStaffRiddle } from './admin-queries.ts'
import { riddleRelease } from './release-commands.ts'

const fields: readonly ContentField[] = [
  { name: 'answer', label: 'คำตอบ', type: 'line', means: 'title' },
  {
    name: 'accepted',
    label: 'คำตอบอื่นที่รับ',
    type: 'lines',
    is_optional: true,
    hint: 'บรรทัดละคำ การสะกดต่างของคำเดียวกันนับให้เองแล้ว',
  },
  { name: 'drawing', label: 'ภาพ', type: 'drawing', hint: 'วางข้อความของไฟล์ SVG ไม่เกิน 8 kB' },
  {
    name: 'description',
    label: 'คำบรรยายภาพ',
    type: 'text',
    means: 'alt',
    hint: 'บอกสิ่งที่เห็นให้คนที่ฟังแทนดู ไม่มีคำตอบ',
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
  changed: 'riddle_changed',
  schema: editRiddle.body,
  read: async (db, id) => {
    const item = await findStaffRiddle(db, id)
    return item && { title: item.answer, version: item.version, fields, boxes: boxesOf(fields, item), hasPreview: true }
  },
  toBody: ({ id, version, boxes: { accepted = '', difficulty, review_by, ...boxes } }) => ({
    ...boxes,
    id,
    version,
    accepted: linesOf(accepted),
    difficulty: Number(difficulty),
    review_by: review_by || null,
  }),
  save: async (tx, { id, version, ...texts }, _edit, staff) => {
    await riddleDesk.edit(tx, { id, version, texts }, staff)
    return 'done'
  },
})

/** Picture riddles on the content desk. */
export const riddleKind: ContentKind = {
  name: 'riddle',
  label: 'ภาพปริศนา',
  roles: ['editor'],
  from: sql`riddle`,
  id: sql`riddle.id`,
  title: sql`riddle.answer`,
  changed: sql`riddle.updated_at`,
  opens: null,
  ends: null,
  checkBy: sql`riddle.review_by`,
  states: () => ({ live: sql`riddle.is_active`, withdrawn: sql`not riddle.is_active` }),
  subject: 'riddle',
  linkOf: ({ id }) => editorPath('riddle', id),
  pageOf: () => '/admin/riddles',
  versions: { fields: [...fields, inUse] },
  editor,
  release: riddleRelease,
  acts: {
    publish: { run: (tx, id, staff) => riddleDesk.retire(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => riddleDesk.retire(tx, { id, is_active: false }, staff) },
  },
}
