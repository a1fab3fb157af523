import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { staffRoles } from '#lib/staff-roles.ts'

export const factorErrors = {
  wrong_code: { status: 422, th: 'รหัสนี้ไม่ตรงหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองอีกครั้ง' },
  wrong_recovery_code: { status: 422, th: 'รหัสสำรองนี้ไม่ตรงหรือใช้ไปแล้ว ลองรหัสอื่นในชุดเดียวกัน' },
  passkey_refused: { status: 422, th: 'ตรวจพาสคีย์นี้ไม่ผ่าน ลองอีกครั้ง หรือใช้วิธีอื่น' },
  challenge_over: { status: 410, th: 'ทิ้งไว้นานเกินไป เริ่มขั้นตอนนี้ใหม่ได้เลย' },
  last_factor: { status: 409, th: 'นี่เป็นวิธีสุดท้ายของคุณ เพิ่มวิธีอื่นก่อนแล้วค่อยเอาออก' },
  too_many_passkeys: { status: 409, th: 'มีพาสคีย์ครบ 10 อันแล้ว เอาอันที่ไม่ใช้ออกก่อน' },
} as const satisfies ErrorTable

// People without a staff role get a 404 at these endpoints.

/** The second factors of a member of staff. Dates are ISO. */
export const Factors = z.object({
  roles: z.array(z.enum(staffRoles)),
  /** False for accounts that only sign in with Facebook or LINE. */
  has_password: z.boolean(),
  /** Whether the roles are active in this session. */
  is_confirmed: z.boolean(),
  totp: z.nullable(z.object({ made_at: z.string(), used_at: z.nullable(z.string()) })),
  passkeys: z.array(z.object({ id: z.uuid(), made_at: z.string(), used_at: z.nullable(z.string()) })),
  recovery_left: z.int(),
})
export type Factors = z.infer<typeof Factors>

export const readFactors = endpoint({
  method: 'GET',
  path: '/v2/api/admin/factors',
  access: 'protected',
  summary: 'วิธียืนยันตัวตนขั้นที่สองของทีมงานคนนี้',
  reply: Factors,
})

/**
 * The roles are active in this session from now on. `access_token` replaces the browser's, since the old one's cached
 * session may be outdated for a second. `recovery_codes` come with the first factor only.
 */
export const Confirmed = z.object({ access_token: z.string(), recovery_codes: z.nullable(z.array(z.string())) })
export type Confirmed = z.infer<typeof Confirmed>

/** The first factor requires the password; further ones require a second factor within the last ten minutes. */
const Owner = z.object({ password: z.optional(z.string().check(z.maxLength(128))) })
const enrolErrors = ['step_up_needed', 'wrong_password', 'login_again', 'overloaded'] as const

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const startTotp = endpoint({
  method: 'POST',
  path: '/v2/api/admin/totp/start',
  access: 'protected',
  summary: 'เริ่มเพิ่มแอปรหัสยืนยัน ได้ความลับและ QR ที่ใช้ได้ 15 นาที',
  body: Owner,
  /** `secret` is base32 for typing, `uri` the content of the QR code, `qr` the QR code as one SVG path on a square. */
  reply: z.object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: enrolErrors,
})

/** Confirms with a first code that the app has the secret; replaces an earlier app. */
export const finishTotp = endpoint({
  method: 'POST',
  path: '/v2/api/admin/totp/finish',
  access: 'protected',
  summary: 'ยืนยันแอปรหัสที่เพิ่งเพิ่มด้วยรหัสแรก',
  body: z.object({ code }),
  reply: Confirmed,
  errors: ['wrong_code', 'challenge_over'],
})

const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000))
const answer = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}
/** RegistrationResponseJSON and AuthenticationResponseJSON of WebAuthn level 3, the parts that we read. */
const NewPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
const UsedPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>
export type UsedPasskey = z.infer<typeof UsedPasskey>

/** The options of the browser's call: PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })

export const startPasskey = endpoint({
  method: 'POST',
  path: '/v2/api/admin/passkey/start',
  access: 'protected',
  summary: 'เริ่มเพิ่มพาสคีย์',
  body: Owner,
  reply: Options,
  errors: [...enrolErrors, 'too_many_passkeys'],
})

export const finishPasskey = endpoint({
  method: 'POST',
  path: '/v2/api/admin/passkey/finish',
  access: 'protected',
  summary: 'เก็บพาสคีย์ที่เพิ่งสร้าง',
  body: z.object({ answer: NewPasskey }),
  reply: Confirmed,
  errors: ['passkey_refused', 'challenge_over', 'too_many_passkeys'],
})

export const confirmByTotp = endpoint({
  method: 'POST',
  path: '/v2/api/admin/confirm/totp',
  access: 'protected',
  summary: 'ยืนยันตัวตนด้วยรหัสจากแอป',
  body: z.object({ code }),
  reply: Confirmed,
  errors: ['wrong_code'],
})

export const startConfirmByPasskey = endpoint({
  method: 'POST',
  path: '/v2/api/admin/confirm/passkey/start',
  access: 'protected',
  summary: 'เริ่มยืนยันตัวตนด้วยพาสคีย์',
  reply: Options,
})

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/v2/api/admin/confirm/passkey',
  access: 'protected',
  summary: 'ยืนยันตัวตนด้วยพาสคีย์',
  body: z.object({ answer: UsedPasskey }),
  reply: Confirmed,
  errors: ['passkey_refused', 'challenge_over'],
})

/** A recovery code is valid once; the factors stay as they are. */
export const confirmByRecoveryCode = endpoint({
  method: 'POST',
  path: '/v2/api/admin/confirm/recovery',
  access: 'protected',
  summary: 'ยืนยันตัวตนด้วยรหัสสำรอง',
  body: z.object({ code }),
  reply: Confirmed,
  errors: ['wrong_recovery_code'],
})

/**
 * Without `id` it removes the authenticator app. The last factor cannot be removed: the password alone would then open
 * the account.
 */
export const removeFactor = endpoint({
  method: 'POST',
  path: '/v2/api/admin/factor/remove',
  access: 'staff',
  stepUp: true,
  summary: 'เอาวิธียืนยันตัวตนออกหนึ่งวิธี',
  body: z.object({ id: z.optional(z.uuid()) }),
  reply: Done,
  errors: ['last_factor'],
})

/** Makes new codes and invalidates the earlier ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v2/api/admin/recovery/renew',
  access: 'staff',
  stepUp: true,
  summary: 'ทำรหัสสำรองชุดใหม่',
  reply: z.object({ codes: z.array(z.string()) }),
})
