import { z } from 'zod/mini'
import type { ErrorTable } from '#lib/errors.ts'

export const proposalErrors = {
  change_not_found: { status: 404, th: 'ไม่พบคำขอนี้' },
  change_decided: { status: 409, th: 'คำขอนี้มีคนตัดสินไปแล้ว' },
  change_waiting: { status: 409, th: 'มีคำขอเรื่องนี้รอคนที่สองอยู่แล้ว ตัดสินคำขอนั้นก่อน' },
} as const satisfies ErrorTable

/** The codes of a call that decides a proposal, beside those of its kind. */
export const decideErrors = ['change_not_found', 'change_decided', 'second_person_needed'] as const

/** The body of a call that decides a proposal: confirm (a second person), or drop (also who made it). */
export const DecideBody = z.object({ id: z.uuid(), decision: z.enum(['confirm', 'drop']) })

/** A proposal that waits, with what its kind holds. `created_at` is ISO; `is_own`: the reader made it. */
export function waitingProposal<T extends z.core.$ZodType>(body: T) {
  return z.object({ id: z.uuid(), body, by: z.string(), is_own: z.boolean(), created_at: z.string() })
}
