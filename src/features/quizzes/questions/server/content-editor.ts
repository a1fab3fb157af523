import { z } from 'zod/mini'
import { boxesOf, type ContentField, inUse, linesOf } from '#kit/content-fields.ts'
import { type ContentVersions, newContentEditor } from '#kit/server/content-editor.ts'
import { teachingBody, teachingFields } from '#kit/server/retirable-kind.ts'
import { Skill } from '#kit/skills.ts'
import { QuestionEdit } from '../admin-contract.ts'
import type { QuestionBody, StaffQuestion } from '../content.ts'
import { editQuestion } from './admin-commands.ts'
import { findStaffQuestion } from './admin-queries.ts'
import { findWaitingEdit } from './key-commands.ts'

const text: ContentField = { name: 'text', label: 'คำถาม', type: 'text', means: 'title' }
const picture: readonly ContentField[] = [
  { name: 'picture', label: 'ภาพประกอบ', type: 'image', is_optional: true },
  {
    name: 'picture_alt',
    label: 'คำบรรยายภาพ',
    type: 'text',
    means: 'alt',
    is_optional: true,
    hint: 'บอกทุกตัวเลขและข้อความที่เห็น ให้คนที่ฟังแทนดูตอบได้เท่ากัน และไม่บอกคำตอบ',
  },
]
const right: ContentField = {
  name: 'right',
  label: 'คำตอบที่ถูก',
  type: 'line',
  means: 'words',
  hint: 'ถ้าเปลี่ยน ต้องมีคนที่สองยืนยัน',
}
const wrong: ContentField = {
  name: 'wrong',
  label: 'ตัวเลือกอื่น',
  type: 'lines',
  means: 'words',
  hint: 'บรรทัดละตัวเลือก จำนวนเปลี่ยนไม่ได้',
}
const unit: ContentField = { name: 'unit', label: 'หน่วย', type: 'line' }
const items: ContentField = {
  name: 'items',
  label: 'ลำดับที่ถูก',
  type: 'lines',
  means: 'words',
  hint: 'บรรทัดละอย่าง จำนวนเปลี่ยนไม่ได้',
}
const rest = teachingFields('ตอบ')
const parts: Record<QuestionBody['kind'], readonly ContentField[]> = {
  choice: [right, wrong],
  numeric: [{ ...right, hint: 'ตัวเลขล้วน ไม่ใส่เครื่องหมายจุลภาค เช่น 1210.5 ถ้าเปลี่ยน ต้องมีคนที่สองยืนยัน' }, unit],
  ordering: [items],
}

/** The body and the picture of a question are objects in the log and in the calls. */
function flatten({ body, picture, ...question }: Record<string, unknown>): Record<string, unknown> {
  const { kind: _kind, ...own } = (body ?? {}) as Record<string, unknown>
  const shown = picture as { src: string; alt: string } | null | undefined
  return { ...question, ...own, ...(picture !== undefined && { picture: shown?.src, picture_alt: shown?.alt }) }
}

/** Versions of a question: its words, its picture and whether it is in use. */
export const questionVersions: ContentVersions = {
  fields: [text, ...picture, right, wrong, unit, items, ...rest, inUse],
  flatten,
}

/** How a question is edited; another answer key waits for a second person. */
export const questionEditor = newContentEditor({
  roles: ['editor'],
  changed: 'question_changed',
  schema: z.extend(QuestionEdit, {
    skill: Skill,
    difficulty: z.literal([1, 2, 3]),
    review_by: z.nullable(z.iso.date()),
  }),
  read: async (db, id) => {
    const item = await findStaffQuestion(db, id)
    if (!item) return null
    const fields = [text, ...parts[item.body.kind], ...picture, ...rest]
    const boxes = boxesOf(fields, flatten({ ...item }))
    const proposed = await findWaitingEdit(db, id)
    return {
      title: item.text,
      version: item.version,
      fields,
      boxes,
      ...(proposed && { waiting: boxesOf(fields, flatten({ ...proposed })) }),
      facts: factsOf(item),
      hasPreview: item.body.kind === 'choice' || 'members',
    }
  },
  toBody: ({ id, version, boxes }, { facts }) => {
    const { picture: src, picture_alt: alt = '', ...words } = boxes
    return {
      ...teachingBody(words),
      id,
      version,
      body: bodyOf(facts?.kind as QuestionBody['kind'], boxes),
      picture: src ? { src, alt } : null,
    }
  },
  boxOfPath: (path) => {
    if (path === 'picture.alt') return 'picture_alt'
    const [first = '', part] = path.split('.')
    if (first !== 'body') return first
    return part && part !== 'kind' ? part : 'right'
  },
  save: async (tx, edit, _edit, staff) => {
    const { is_waiting: isWaiting } = await editQuestion(tx, edit, staff)
    return isWaiting ? 'waits' : 'done'
  },
})

function bodyOf(kind: QuestionBody['kind'], { right = '', wrong = '', unit = '', items = '' }: Record<string, string>) {
  if (kind === 'choice') return { kind, right, wrong: linesOf(wrong) }
  return kind === 'numeric' ? { kind, right, unit } : { kind, items: linesOf(items) }
}

function factsOf({ body, picture, pool }: StaffQuestion): Record<string, string> {
  return {
    kind: body.kind,
    pool,
    ...(picture && { width: String(picture.width), height: String(picture.height), src: picture.src }),
  }
}
