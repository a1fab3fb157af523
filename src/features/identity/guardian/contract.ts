import { z } from 'zod/mini'
import { linkToken } from '#features/identity/accounts/field-rules.ts'
import { GuardianStatus } from '#features/identity/accounts/standing-rules.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { AgreeInput, DeclineInput, GuardianCode, GuardianEmail, Relation } from './guardian-rules.ts'

export const guardianErrors = {
  guardian_link_dead: { status: 410, th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อีเมลผู้ปกครองของบัญชีนี้เปลี่ยนไป หรือบัญชีถูกลบแล้ว' },
  guardian_code_dead: {
    status: 410,
    th: 'รหัสนี้ใช้ไม่ได้ อาจพิมพ์ไม่ครบ หมดอายุ หรือใช้ไปแล้ว โปรดดูรหัสในอีเมลฉบับล่าสุดจากเรา หรือกดลิงก์ในอีเมลแทน',
  },
  guardian_changed: { status: 409, th: 'สถานะเปลี่ยนไปหลังจากเปิดหน้านี้ ดูสถานะล่าสุดแล้วเลือกอีกครั้ง' },
  guardian_not_needed: { status: 409, th: 'เจ้าของบัญชีอายุครบ 20 ปีแล้ว ตัดสินใจเองได้ ไม่ต้องขอผู้ปกครอง' },
  guardian_has_answered: { status: 409, th: 'ผู้ปกครองตอบแล้ว เราจึงไม่ส่งคำขอซ้ำ' },
  guardian_is_same: { status: 409, th: 'เป็นอีเมลเดิมที่เราส่งไปแล้ว กด “ส่งอีกครั้ง” แทนได้เลย' },
  guardian_full: { status: 409, th: 'อีเมลผู้ปกครองนี้ดูแลครบ 5 บัญชีแล้ว ใช้อีเมลอื่นได้' },
  policy_changed: { status: 409, th: 'นโยบายมีฉบับใหม่ อ่านแล้วกดยอมรับอีกครั้ง' },
} as const satisfies ErrorTable

/** The current state, as the guardian sees it. `of_age`: the child is 20 and decides alone. */
export const GuardianView = z.object({
  state: z.enum(['waiting', 'allowed', 'refused', 'of_age']),
  /** Incremented on every change; an answer names the version that it was given to (optimistic locking). */
  version: z.int(),
  /** Enough to recognise the child: display name and masked e-mail. */
  child: z.object({ display_name: z.string(), email: z.string() }),
  asked_at: z.iso.datetime(),
  answered_at: z.nullable(z.iso.datetime()),
  /** Who agreed, while the consent is valid. */
  agreed: z.nullable(z.object({ name: z.string(), relation: Relation, policy_version: z.int() })),
  /** The current version of the personal data policy, which the guardian agrees to. */
  personal_version: z.int(),
})

export type GuardianView = z.infer<typeof GuardianView>

/** A POST, so that the token is in no URL and no log; it changes nothing. */
export const openGuardianLink = endpoint({
  method: 'POST',
  path: '/v2/api/guardian/open',
  access: 'public',
  summary: 'เปิดลิงก์ของผู้ปกครองเพื่อดูสถานะ',
  body: z.object({ token: linkToken }),
  reply: GuardianView,
  errors: ['guardian_link_dead'],
  isAnonymous: true,
})

/**
 * Exchanges the code of a mail for a link's token: once, and for the same consent as the link beside it. A wrong, an old
 * and a used code get the same answer, so that guessing learns nothing.
 */
export const openByGuardianCode = endpoint({
  method: 'POST',
  path: '/v2/api/guardian/code',
  access: 'public',
  summary: 'เปิดคำขอของผู้ปกครองด้วยรหัสจากอีเมล',
  body: GuardianCode,
  reply: z.object({ token: linkToken, view: GuardianView }),
  errors: ['guardian_code_dead'],
  isAnonymous: true,
})

/** Idempotent: agreeing again changes nothing. */
export const agreeAsGuardian = endpoint({
  method: 'POST',
  path: '/v2/api/guardian/agree',
  access: 'public',
  summary: 'ผู้ปกครองยินยอม',
  body: AgreeInput,
  reply: GuardianView,
  errors: ['guardian_link_dead', 'guardian_changed', 'guardian_not_needed', 'policy_changed'],
  isAnonymous: true,
})

/** Refuses the request, or withdraws consent: possible at any time. */
export const declineAsGuardian = endpoint({
  method: 'POST',
  path: '/v2/api/guardian/decline',
  access: 'public',
  summary: 'ผู้ปกครองไม่ยินยอม หรือถอนความยินยอม',
  body: DeclineInput,
  reply: GuardianView,
  errors: ['guardian_link_dead', 'guardian_changed', 'guardian_not_needed'],
  isAnonymous: true,
})

export const resendToGuardian = endpoint({
  method: 'POST',
  path: '/v2/api/user/guardian/resend',
  access: 'protected',
  summary: 'ส่งลิงก์ให้ผู้ปกครองอีกครั้ง',
  reply: GuardianStatus,
  errors: ['guardian_not_needed', 'guardian_has_answered'],
})

/** The new guardian is asked from the start; earlier links and an earlier consent become invalid. */
export const changeGuardian = endpoint({
  method: 'POST',
  path: '/v2/api/user/guardian/change',
  access: 'protected',
  summary: 'เปลี่ยนอีเมลผู้ปกครอง',
  body: GuardianEmail,
  reply: GuardianStatus,
  errors: ['guardian_not_needed', 'guardian_full', 'guardian_is_same'],
})
