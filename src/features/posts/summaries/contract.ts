import { z } from 'zod/mini'
import { PostRef } from '#features/posts/documents/contract.ts'
import { Done, endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { summaryLength, summaryReasonNames } from './summary-rules.ts'

export const summaryErrors = {
  summary_unverified: { status: 403, th: 'ยืนยันอีเมลก่อน แล้วค่อยส่งสรุป เพราะสรุปที่ผ่านจะแสดงชื่อของคุณ' },
  summary_guardian_waiting: { status: 403, th: 'สรุปที่ผ่านจะแสดงชื่อของคุณ จึงต้องรอผู้ปกครองยินยอมก่อน' },
  summary_guardian_refused: { status: 403, th: 'สรุปที่ผ่านจะแสดงชื่อของคุณ ซึ่งผู้ปกครองยังไม่ยินยอม คุยกันแล้วขอใหม่ได้' },
  summary_own_consent: { status: 403, th: 'ยืนยันความยินยอมของคุณเองที่หน้าโปรไฟล์ก่อน แล้วค่อยส่งสรุป' },
  summary_accepted: { status: 409, th: 'สรุปของคุณเรื่องนี้ผ่านแล้ว จึงแก้ไม่ได้' },
  summary_hidden: { status: 409, th: 'สรุปนี้ถูกพักไว้โดยทีมงาน ดูเหตุผลหรือขอให้ดูใหม่ได้จากการแจ้งเตือน' },
  summary_changed: { status: 409, th: 'สรุปนี้เพิ่งถูกแก้หรือรู้ผลแล้ว ไปดูเรื่องถัดไปกัน' },
  not_your_seat: { status: 409, th: 'สรุปนี้ไม่ได้อยู่ในรอบของคุณแล้ว ขอเรื่องใหม่ได้เลย' },
  too_many_summaries: { status: 429, th: 'วันนี้ส่งสรุปครบ {max} เรื่องแล้ว พรุ่งนี้ส่งต่อได้' },
} as const satisfies ErrorTable

const given = z.object({ id: z.optional(PostRef) })

/** Counted in grapheme clusters; invisible characters and bidirectional controls are removed. */
export const SummaryText = z.string().check(
  // Stops validation here, so that an oversized text is not processed further.
  z.maxLength(5_000, { abort: true }),
  z.overwrite((text) =>
    text
      .replaceAll('\u0000', '')
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\n{3,}/g, '\n\n'),
  ),
  z.trim(),
  z.refine((text) => {
    const letters = toClusters(text).filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)).length
    const all = toClusters(text).length
    return letters >= summaryLength.min / 2 && all >= summaryLength.min && all <= summaryLength.max
  }, `เขียน ${summaryLength.min}–${summaryLength.max} ตัวอักษร`),
)

/**
 * The caller's own summary; `hidden`: accepted, but hidden by moderators. `notice`: why it waits for staff (contact
 * details, rude words, or a cry for help).
 */
export const MySummary = z.object({
  text: z.string(),
  state: z.enum(['waiting', 'accepted', 'returned', 'hidden']),
  reason: z.nullable(z.enum(summaryReasonNames)),
  notice: z.nullable(z.enum(['contact', 'word', 'help'])),
})
export type MySummary = z.infer<typeof MySummary>

export const summarizePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/summarize',
  access: 'protected',
  summary: 'ส่งสรุปบทความ 80–500 ตัวอักษร คนหนึ่งเรื่องละหนึ่งสรุป แก้ได้จนกว่าจะผ่าน',
  query: given,
  body: z.extend(given, { text: SummaryText }),
  reply: MySummary,
  errors: ['post_not_found', ...Object.keys(summaryErrors)],
})

/** Beyond the specification: the caller's own summary on a post's page. */
export const readMySummary = endpoint({
  method: 'GET',
  path: '/v2/api/post/summary/mine',
  access: 'protected',
  summary: 'สรุปบทความนี้ที่ฉันเขียนไว้',
  query: z.object({ id: PostRef }),
  /** `blocked`: why this person cannot write one now, in Thai, shown before they start. */
  reply: z.object({ summary: z.nullable(MySummary), blocked: z.nullable(z.string()) }),
  errors: ['post_not_found'],
})

export const PostSummary = z.object({ id: z.uuid(), author_name: z.string(), text: z.string() })
export type PostSummary = z.infer<typeof PostSummary>

export const listSummaries = endpoint({
  method: 'GET',
  path: '/v2/api/post/summaries',
  access: 'public',
  summary: 'สรุปของผู้อ่านที่ผ่านแล้ว ใหม่ก่อน',
  query: z.object({ ...pageQuery, id: PostRef }),
  reply: pageOf(PostSummary),
  errors: ['post_not_found'],
})

/** A summary to judge, without its author. */
export const GivenSummary = z.object({
  id: z.uuid(),
  version: z.int(),
  text: z.string(),
  post: z.object({ title: z.string(), summary: z.string(), href: z.string() }),
})
export type GivenSummary = z.infer<typeof GivenSummary>

/**
 * A random summary of an article whose question the caller has answered or that they have summarised; an existing
 * assignment comes first.
 */
export const takeSummary = endpoint({
  method: 'POST',
  path: '/v2/api/post/summary/take',
  access: 'protected',
  summary: 'ขอสรุปของเพื่อนหนึ่งเรื่องมาช่วยอ่าน จับคู่แบบสุ่ม',
  reply: z.object({ summary: z.nullable(GivenSummary) }),
})

export const judgeSummary = endpoint({
  method: 'POST',
  path: '/v2/api/post/summary/judge',
  access: 'protected',
  summary: 'บอกว่าสรุปของเพื่อนตรงกับเรื่องไหม สองในสามคนที่เห็นตรงกันเป็นผล',
  body: z.object({ id: z.uuid(), version: z.int(), verdict: z.enum(['good', 'off', 'unsure', 'unsafe']) }),
  reply: Done,
  errors: ['summary_changed', 'not_your_seat'],
})
