import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'
import { reasonNames } from './reason-rules.ts'

export const reportErrors = {
  subject_not_found: { status: 404, th: 'ไม่พบสิ่งที่รายงาน อาจไม่ได้แสดงอยู่แล้ว' },
  own_subject: { status: 409, th: 'เรื่องนี้คุณเขียนเอง แก้หรือเลิกเผยแพร่ได้จากหน้าของคุณ' },
  already_reported: { status: 409, th: 'คุณรายงานเรื่องนี้ไว้แล้ว ทีมงานได้รับแล้ว' },
  too_many_reports: { status: 429, th: 'วันนี้รายงานครบ {max} เรื่องแล้ว พรุ่งนี้รายงานต่อได้' },
} as const satisfies ErrorTable

/** The maximum length of a reader's note to the moderators, in UTF-16 units. */
export const longestReportNote = 300

const reporting = {
  reason: z.enum(reasonNames),
  note: z.optional(z.string().check(withoutNull, z.trim(), z.maxLength(longestReportNote))),
}

/** Beyond the specification: reports a post to the moderators. A person can report a post once. */
export const reportPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/report',
  access: 'protected',
  summary: 'รายงานโพสต์ให้ทีมงานดู คนหนึ่งรายงานเรื่องหนึ่งได้ครั้งเดียว',
  body: z.object({
    /** The post's id, or the key of an article of ours. */
    id: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    ...reporting,
  }),
  reply: Done,
  errors: Object.keys(reportErrors),
})

/** Beyond the specification: reports a reader's summary of a post. */
export const reportSummary = endpoint({
  method: 'POST',
  path: '/v2/api/post/summary/report',
  access: 'protected',
  summary: 'รายงานสรุปของผู้อ่านให้ทีมงานดู คนหนึ่งรายงานเรื่องหนึ่งได้ครั้งเดียว',
  body: z.object({ id: z.uuid(), ...reporting }),
  reply: Done,
  errors: Object.keys(reportErrors),
})
