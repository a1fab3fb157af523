import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { CrosswordKind } from './crossword-contract.ts'

export const crosswordAdminErrors = {
  crossword_not_found: { status: 404, th: 'ไม่พบตารางนี้' },
  crossword_begun: { status: 409, th: 'ตารางนี้เปิดให้เล่นแล้ว แทนที่ได้เฉพาะตารางที่ยังไม่ถึงวัน' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const
const which = { kind: CrosswordKind, day: Day }

/** A puzzle in the calendar. `quality` is the generator's rating; null for imported ones. Shares are from 0 to 1. */
const StaffCrossword = z.object({
  ...which,
  when: z.enum(['past', 'now', 'coming']),
  words: z.array(z.string()),
  quality: z.nullable(z.object({ score: z.int(), filled: z.number(), crossed: z.number() })),
  players: z.int(),
  finished: z.int(),
})
export type StaffCrossword = z.infer<typeof StaffCrossword>

export const listCrosswords = endpoint({
  method: 'GET',
  path: '/v2/api/admin/crosswords',
  ...editor,
  summary: 'ตารางปริศนาอักษรไขว้ ของสองสัปดาห์ก่อนและที่จะมาถึง สำหรับทีมงาน',
  reply: z.object({ items: z.array(StaffCrossword) }),
})

export const exportCrossword = endpoint({
  method: 'GET',
  path: '/v2/api/admin/crossword',
  ...editor,
  summary: 'ปริศนาอักษรไขว้หนึ่งตารางเป็นไฟล์ ipuz พร้อมเฉลย สำหรับทีมงาน',
  query: z.object(which),
  reply: z.object({ name: z.string(), ipuz: z.string() }),
  errors: ['crossword_not_found'],
})

/** `ipuz` is the text of the file; `skill` applies to words that name none. Replaces the day's puzzle. */
export const importCrossword = endpoint({
  method: 'POST',
  path: '/v2/api/admin/crossword',
  ...editor,
  summary: 'นำเข้าไฟล์ ipuz เป็นตารางของวันหรือสัปดาห์ที่ยังไม่ถึง',
  body: z.object({ ...which, skill: Skill, ipuz: z.string().check(z.minLength(2), z.maxLength(60_000)) }),
  reply: z.object(which),
  errors: ['crossword_begun'],
})
