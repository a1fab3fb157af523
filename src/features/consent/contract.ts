import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

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
})

/** Null as long as nothing was recorded. */
export const getCookieConsent = endpoint({
  method: 'GET',
  path: '/v2/api/consent/cookies',
  access: 'protected',
  summary: 'การตั้งค่าคุกกี้ล่าสุดของฉัน',
  reply: z.object({ consent: z.nullable(CookieConsent), is_limited: z.boolean() }),
})
