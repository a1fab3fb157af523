import { boxesOf, type ContentField, inUse, linesOf } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { retirableKind, teachingBody, teachingFields } from '#kit/server/retirable-kind.ts'
import { RiddleEdit } from '../admin-contract.ts'
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
  ...teachingFields('จบ'),
]

const editor = newContentEditor({
  roles: ['editor'],
  changed: 'riddle_changed',
  schema: RiddleEdit,
  read: async (db, id) => {
    const item = await findStaffRiddle(db, id)
    return item && { title: item.answer, version: item.version, fields, boxes: boxesOf(fields, item), hasPreview: true }
  },
  toBody: ({ id, version, boxes: { accepted = '', ...boxes } }) => ({
    ...teachingBody(boxes),
    id,
    version,
    accepted: linesOf(accepted),
  }),
  save: async (tx, { id, version, ...texts }, _edit, staff) => {
    await riddleDesk.edit(tx, { id, version, texts }, staff)
    return 'done'
  },
})

/** Picture riddles on the content desk. */
export const riddleKind: ContentKind = {
  ...retirableKind({ table: 'riddle', title: 'answer', name: 'riddle', retire: riddleDesk.retire }),
  label: 'ภาพปริศนา',
  pageOf: () => '/admin/riddles',
  versions: { fields: [...fields, inUse] },
  editor,
  release: riddleRelease,
}
