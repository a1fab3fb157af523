import { sql } from 'kysely'
import { boxesOf, type ContentField, editorPath, linesOf } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { TermEdit } from '../content.ts'
import { editTerm, findStaffTerm } from './commands.ts'

const fields: readonly ContentField[] = [
  { name: 'term', label: 'คำ', type: 'line', means: 'title' },
  {
    name: 'also',
    label: 'ชื่อเรียกอื่น',
    type: 'lines',
    is_optional: true,
    hint: 'บรรทัดละชื่อ ไม่เกินห้า บทความที่ใช้ชื่อเหล่านี้จะมีลิงก์มาที่คำนี้',
  },
  { name: 'meaning', label: 'ความหมาย', type: 'text', means: 'words', hint: 'หนึ่งประโยค ไม่เกิน 200 ตัวอักษร' },
  { name: 'example', label: 'ตัวอย่าง', type: 'text', means: 'words', hint: 'ไม่เกิน 200 ตัวอักษร' },
  {
    name: 'article',
    label: 'บทความที่อธิบาย',
    type: 'line',
    means: 'article',
    is_optional: true,
    hint: 'ชื่อในลิงก์ เช่น fifteen-of-hundred',
  },
]

const editor = newContentEditor({
  roles: ['editor'],
  schema: TermEdit,
  read: async (db, key) => {
    const item = await findStaffTerm(db, key)
    if (!item) return null
    const { version, words } = item
    return { title: words.term, version, fields, boxes: boxesOf(fields, words), hasPreview: true }
  },
  toBody: ({ version, boxes: { also = '', article, ...boxes } }) => ({
    ...boxes,
    version,
    also: linesOf(also),
    article: article?.trim() || null,
  }),
  save: (tx, edit, { id: key }, staff) => editTerm(tx, { key, edit }, staff),
})

/** Terms of the glossary on the content desk: they come from a file until staff edits them. */
export const termKind: ContentKind = {
  name: 'term',
  label: 'คำศัพท์การเงิน',
  roles: ['editor'],
  from: sql`glossary_term`,
  id: sql`glossary_term.key collate "C"`,
  isNamed: true,
  title: sql`glossary_term.term`,
  changed: sql`glossary_term.updated_at`,
  opens: null,
  ends: null,
  checkBy: null,
  states: () => ({ live: sql`true` }),
  subject: 'glossary_term',
  linkOf: ({ id }) => editorPath('term', id),
  file: 'content/glossary.json',
  versions: { fields },
  editor,
}
