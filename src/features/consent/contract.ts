import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const consentErrors = {
  policy_not_in_force: { status: 409, th: 'นโยบายมีฉบับใหม่กว่านี้ โหลดหน้าใหม่แล้วอ่านอีกครั้ง' },
} as const satisfies ErrorTable

/** Why analytics and marketing are disabled for an account; identity's standing-rules.ts decides. */
export const LimitReason = z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent'])
export type LimitReason = z.infer<typeof LimitReason>

/** The switches of the cookie settings; `necessary` is always on. The browser stores these four as isAnalytic. */
export const CookieSwitches = z.object({
  necessary: z.literal(true),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})
export type CookieSwitches = z.infer<typeof CookieSwitches>

/**
 * The consent in effect. When `is_limited`, analytics and marketing are off whatever was chosen (a minor without a
 * guardian's consent).
 */
export const CookieConsent = z.object({
  switches: CookieSwitches,
  policy_version: z.int(),
  is_limited: z.boolean(),
  /** ISO time. Consent older than one year counts as not given. */
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

/** Null when no consent is valid: one lasts for a year, unless a newer policy version asks again. */
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

/**
 * The state of a policy that the account depends on. `must_accept`: the newest version asks again, or the person
 * accepted as a minor and is 20 now.
 */
export const AcceptedPolicy = z.object({
  policy: z.enum(['law', 'personal']),
  /** The version accepted last, and when; null when nothing is recorded. */
  version: z.nullable(z.int()),
  given_at: z.nullable(z.string()),
  /** The version in force. */
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

/** Accepts the versions in force with the person's own consent. Idempotent. */
export const acceptPolicies = endpoint({
  method: 'POST',
  path: '/v2/api/consent/accept',
  access: 'protected',
  summary: 'ยอมรับข้อตกลงฉบับที่ใช้อยู่ด้วยตัวเอง',
  body: z.object({ law_version: version, personal_version: version }),
  reply: Policies,
  errors: ['policy_not_in_force'],
})

/** A receipt: what was given, refused or withdrawn, by whom, for which version and through which channel. */
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
