import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { storedLine } from '#lib/stored-text.ts'

export const riddleAdminErrors = {
  riddle_not_found: { status: 404, th: 'ไม่พบภาพปริศนานี้' },
} as const satisfies ErrorTable

/** Told by no endpoint: the editor of all kinds says content_changed instead. */
export const riddleRowErrors = {
  riddle_changed: { status: 409, th: 'มีคนแก้ภาพปริศนานี้หลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วแก้อีกครั้ง' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

/** So many other answers a riddle may have, in the files as on the desk: the desk reads and saves what the files bring. */
export const maxAccepted = 24

const edited = {
  answer: storedLine(40),
  accepted: z.array(storedLine(40)).check(z.maxLength(maxAccepted)),
  /** An SVG document of shapes only. */
  drawing: storedLine(8_192),
  description: storedLine(240),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  explanation: storedLine(300),
  source: storedLine(200),
  /** The day by which its facts have to be checked again; left out: it stays. */
  review_by: z.optional(z.nullable(z.iso.date())),
}

/** A riddle as staff sees it; `version` is for optimistic locking. Retired ones are no longer asked. */
export const StaffRiddle = z.object({
  id: z.uuid(),
  version: z.iso.datetime(),
  ...edited,
  is_active: z.boolean(),
  /** How often it was finished, and how often it was solved. */
  played: z.int(),
  solved: z.int(),
})
export type StaffRiddle = z.infer<typeof StaffRiddle>

export const listStaffRiddles = endpoint({
  method: 'GET',
  path: '/v2/api/admin/riddle',
  ...editor,
  summary: 'ภาพปริศนาสำหรับทีมงาน',
  query: z.object({ ...pageQuery, keyword: z.optional(z.string().check(z.maxLength(40))) }),
  reply: pageOf(StaffRiddle),
})

export const addRiddle = endpoint({
  method: 'POST',
  path: '/v2/api/admin/riddle/add',
  ...editor,
  summary: 'เพิ่มภาพปริศนา',
  body: z.object(edited),
  reply: StaffRiddle,
})

/** What an editor changes of a riddle. */
export const RiddleEdit = z.object({ id: z.uuid(), version: z.iso.datetime(), ...edited })

export const retireRiddle = endpoint({
  method: 'POST',
  path: '/v2/api/admin/riddle/retire',
  ...editor,
  summary: 'เลิกใช้ภาพปริศนา หรือนำกลับมาใช้',
  body: z.object({ id: z.uuid(), is_active: z.boolean() }),
  reply: StaffRiddle,
  errors: ['riddle_not_found'],
})
