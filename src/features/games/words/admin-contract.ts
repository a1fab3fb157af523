import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { storedLine } from '#lib/stored-text.ts'

export const wordAdminErrors = {
  word_not_found: { status: 404, th: 'ไม่พบคำนี้' },
  word_exists: { status: 409, th: 'มีคำนี้อยู่แล้ว' },
} as const satisfies ErrorTable

/** Told by no endpoint: the editor of all kinds says content_changed instead, and an import says it of a row. */
export const wordRowErrors = {
  word_changed: { status: 409, th: 'มีคนแก้คำนี้หลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วแก้อีกครั้ง' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

const edited = {
  word: storedLine(40),
  clue: storedLine(140),
  /** Other clues than the first; left out: they stay as they are. */
  more_clues: z.optional(z.array(storedLine(140)).check(z.maxLength(2))),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  explanation: storedLine(300),
  source: storedLine(200),
  /** The day by which its facts have to be checked again; left out: it stays. */
  review_by: z.optional(z.nullable(z.iso.date())),
}

/** A word as staff sees it; `version` is for optimistic locking. Retired ones are no longer asked. */
export const StaffWord = z.object({
  id: z.uuid(),
  version: z.iso.datetime(),
  ...edited,
  is_active: z.boolean(),
  /** How often it was finished, and how often it was guessed. */
  played: z.int(),
  won: z.int(),
})
export type StaffWord = z.infer<typeof StaffWord>

export const listStaffWords = endpoint({
  method: 'GET',
  path: '/v2/api/admin/word',
  ...editor,
  summary: 'คำของเกมทายคำและปริศนาอักษรไขว้สำหรับทีมงาน',
  query: z.object({ ...pageQuery, keyword: z.optional(z.string().check(z.maxLength(40))) }),
  reply: pageOf(StaffWord),
})

export const addWord = endpoint({
  method: 'POST',
  path: '/v2/api/admin/word/add',
  ...editor,
  summary: 'เพิ่มคำ',
  body: z.object(edited),
  reply: StaffWord,
  errors: ['word_exists'],
})

/** What an editor changes of a word. Games in progress keep the word as it was. */
export const WordEdit = z.object({ id: z.uuid(), version: z.iso.datetime(), ...edited })

export const retireWord = endpoint({
  method: 'POST',
  path: '/v2/api/admin/word/retire',
  ...editor,
  summary: 'เลิกใช้คำ หรือนำกลับมาใช้',
  body: z.object({ id: z.uuid(), is_active: z.boolean() }),
  reply: StaffWord,
  errors: ['word_not_found', 'word_exists'],
})
