import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { maxLetters, withoutNull } from '#lib/stored-text.ts'
import { pageSize, RowResult } from './admin-contract.ts'

export const maxNote = 500

export const contentCareErrors = {
  content_note_changed: {
    status: 409,
    th: 'มีคนเขียนโน้ตนี้ระหว่างที่คุณพิมพ์ ที่พิมพ์ไว้ยังอยู่ ดูของเขาแล้วรวมกันก่อนบันทึก',
  },
} as const satisfies ErrorTable

/** Refusals of one row, besides not_found and forbidden. */
export const assignErrors = {
  content_assigned_meanwhile: { status: 409, th: 'มีคนเปลี่ยนผู้ดูแลไปแล้ว อ่านรายการใหม่แล้วลองอีกครั้ง' },
  content_assignee_without_role: { status: 409, th: 'คนนี้ไม่มีสิทธิของเนื้อหาชนิดนี้ เลือกคนอื่น' },
} as const satisfies ErrorTable

const kind = z.string().check(z.maxLength(40))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/**
 * Gives pieces to a member of staff, or to nobody. `seen` is who looked after a piece when the caller saw it: of two who
 * take it at once one gets it.
 */
export const assignContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/assign',
  access: 'staff',
  summary: 'มอบเนื้อหาให้ทีมงานหนึ่งคนดูแล หรือไม่ให้ใคร แต่ละชิ้นได้คำตอบของตัวเอง',
  body: z.object({
    items: z.array(z.object({ kind, id, seen: z.nullable(z.uuid()) })).check(z.minLength(1), z.maxLength(pageSize)),
    assignee: z.nullable(z.uuid()),
  }),
  reply: z.object({ results: z.array(RowResult) }),
})

const Note = z.object({ text: z.string(), version: z.int() })
export type ContentNote = z.infer<typeof Note>

/** The note for colleagues; a piece without one has an empty note of version 0. */
export const readContentNote = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/note',
  access: 'staff',
  summary: 'โน้ตของทีมงานเรื่องเนื้อหาหนึ่งชิ้น',
  query: z.object({ kind, id }),
  reply: Note,
})

/** Writes the note; `version` is the one that was read (optimistic locking), so that nobody writes over a colleague. */
export const saveContentNote = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/note',
  access: 'staff',
  summary: 'เขียนโน้ตให้เพื่อนร่วมงานเรื่องเนื้อหาหนึ่งชิ้น',
  body: z.object({
    kind,
    id,
    version: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    text: z.string().check(withoutNull, z.trim(), maxLetters(maxNote)),
  }),
  reply: Note,
  errors: ['content_note_changed'],
})
