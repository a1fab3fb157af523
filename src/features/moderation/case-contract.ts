import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'
import { reasonNames } from './reason-rules.ts'

export const caseErrors = {
  case_not_found: { status: 404, th: 'ไม่พบเรื่องนี้' },
  nothing_to_appeal: { status: 409, th: 'เรื่องนี้ไม่มีอะไรให้ขอดูใหม่ เพราะแสดงอยู่หรือทีมงานยังดูไม่เสร็จ' },
  already_appealed: { status: 409, th: 'คุณขอให้ดูเรื่องนี้อีกครั้งไว้แล้ว' },
  appeal_too_late: { status: 409, th: 'เลย {days} วันหลังรู้ผลแล้ว จึงขอให้ดูใหม่ไม่ได้' },
} as const satisfies ErrorTable

export const caseStates = ['open', 'approved', 'returned', 'hidden', 'restored'] as const
export const CaseState = z.enum(caseStates)

/** The length of an appeal in UTF-16 units. */
export const appealLength = { min: 10, max: 1_000 }

const Appeal = z.object({
  text: z.string(),
  state: z.enum(['open', 'granted', 'refused']),
  made_at: z.iso.datetime(),
  note: z.nullable(z.string()),
})

/** A case as its author sees it, with the decision and its reason. */
export const OwnCase = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The public address; null while only the author can see it. */
  href: z.nullable(z.string()),
  state: CaseState,
  /** Hidden by readers' reports until a moderator decides. */
  is_hidden: z.boolean(),
  reason: z.nullable(z.enum(reasonNames)),
  note: z.nullable(z.string()),
  opened_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
  /** The deadline of an appeal; null when no appeal is possible. */
  appeal_until: z.nullable(z.iso.datetime()),
  appeal: z.nullable(Appeal),
})
export type OwnCase = z.infer<typeof OwnCase>

export const readOwnCase = endpoint({
  method: 'GET',
  path: '/v2/api/moderation/case',
  access: 'protected',
  summary: 'ผลการตรวจสิ่งที่ฉันเขียน พร้อมเหตุผล',
  query: z.object({ id: z.uuid() }),
  reply: OwnCase,
  errors: ['case_not_found'],
})

export const appealCase = endpoint({
  method: 'POST',
  path: '/v2/api/moderation/appeal',
  access: 'protected',
  summary: 'ขอให้ทีมงานอีกคนดูผลการตรวจอีกครั้ง ขอได้ครั้งเดียว ภายใน 30 วัน',
  body: z.object({
    id: z.uuid(),
    text: z.string().check(withoutNull, z.trim(), z.minLength(appealLength.min), z.maxLength(appealLength.max)),
  }),
  reply: Done,
  errors: Object.keys(caseErrors),
})
