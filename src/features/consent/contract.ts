import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const consentErrors = {
  policy_not_in_force: { status: 409, th: 'นโยบายมีฉบับใหม่กว่านี้ โหลดหน้าใหม่แล้วอ่านอีกครั้ง' },
} as const satisfies ErrorTable

/** Why analytics and marketing are closed to an account: standing-rules.ts of identity decides. */
export const LimitReason = z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent'])
export type LimitReason = z.infer<typeof LimitReason>

/** The switches of the cookie settings; `necessary` is always on. These four are what the browser stores as isAnalytic. */
export const CookieSwitches = z.object({
  necessary: z.literal(true),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})
export type CookieSwitches = z.infer<typeof CookieSwitches>

/** What holds: where `is_limited`, analytics and marketing are off whatever was chosen (a minor without a guardian's consent). */
export const CookieConsent = z.object({
  switches: CookieSwitches,
  policy_version: z.int(),
  is_limited: z.boolean(),
  /** ISO; over one year old counts as not given. */
  given_at: z.string(),
})
export type CookieConsent = z.infer<typeof CookieConsent>

export const saveCookieConsent = endpoint({
  method: 'POST',
  path: '/v2/api/consent/cookies',
  access: 'protected',
  summary: 'บันทึกการตั้งค่าคุกกี้ของฉัน',
  body: z.object({
    preferences: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
    policy_version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  reply: CookieConsent,
  errors: ['policy_not_in_force'],
})

/** Null as long as nothing was recorded that still holds: an answer holds for a year, unless a newer version asks again. */
export const getCookieConsent = endpoint({
  method: 'GET',
  path: '/v2/api/consent/cookies',
  access: 'protected',
  summary: 'การตั้งค่าคุกกี้ล่าสุดของฉัน',
  reply: z.object({
    consent: z.nullable(CookieConsent),
    is_limited: z.boolean(),
    limited_by: z.nullable(LimitReason),
  }),
})

/** What the account rests on. `must_accept`: the newest version asks again, or was agreed to by a minor who is 20 now. */
export const AcceptedPolicy = z.object({
  policy: z.enum(['law', 'personal']),
  /** Accepted last, and when; null where nothing is recorded. */
  version: z.nullable(z.int()),
  given_at: z.nullable(z.string()),
  /** In force. */
  current: z.int(),
  must_accept: z.boolean(),
})
export type AcceptedPolicy = z.infer<typeof AcceptedPolicy>

const Policies = z.object({ items: z.array(AcceptedPolicy) })

export const listAccepted = endpoint({
  method: 'GET',
  path: '/v2/api/consent',
  access: 'protected',
  summary: 'ข้อตกลงที่ฉันยอมรับไว้',
  reply: Policies,
})

const version = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Accepts the versions in force, with one's own consent; accepting again what is accepted adds nothing. */
export const acceptPolicies = endpoint({
  method: 'POST',
  path: '/v2/api/consent/accept',
  access: 'protected',
  summary: 'ยอมรับข้อตกลงฉบับที่ใช้อยู่ด้วยตัวเอง',
  body: z.object({ law_version: version, personal_version: version }),
  reply: Policies,
  errors: ['policy_not_in_force'],
})

/** What was agreed to, refused or taken back: by whom, in which version, by which way. */
export const Receipt = z.object({
  id: z.uuid(),
  policy: z.enum(['law', 'personal', 'cookies', 'guardian']),
  version: z.int(),
  act: z.enum(['given', 'refused', 'withdrawn']),
  by_whom: z.enum(['self', 'guardian']),
  how: z.enum(['sign_up', 'settings', 'guardian_link', 'of_age', 'new_version']),
  /** The cookie switches that were chosen. */
  choices: z.nullable(z.object({ preferences: z.boolean(), analytics: z.boolean(), marketing: z.boolean() })),
  made_at: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

export const listReceipts = endpoint({
  method: 'GET',
  path: '/v2/api/consent/receipts',
  access: 'protected',
  summary: 'ประวัติความยินยอมของฉัน ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(Receipt),
})
