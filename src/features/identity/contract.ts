import { z } from 'zod/mini'
import { ProfileType } from '#features/koin/contract.ts'
import { Done, endpoint, FilePart } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { provinceKeys } from './content.ts'
import { GuardianStatus } from './guardian-contract.ts'
import { LoginInput } from './login-rules.ts'
import { mostImageBytes, pictureFaults } from './profile-rules.ts'
import { botCheck, email, ForgetInput, interest, linkToken, ResetInput, SignUp } from './sign-up-rules.ts'
import { AccountState, Act } from './standing-rules.ts'

export const identityErrors = {
  invalid_credentials: { status: 422, th: 'อีเมลหรือรหัสผ่านไม่ตรงกัน ลองตรวจอีกครั้ง' },
  bot_check_needed: { status: 422, th: 'ขอตรวจสักครู่ว่าไม่ใช่โปรแกรมอัตโนมัติ แล้วลองอีกครั้ง' },
  bot_check_failed: { status: 422, th: 'ตรวจว่าไม่ใช่โปรแกรมอัตโนมัติไม่ผ่าน ลองส่งใหม่อีกครั้ง' },
  email_taken: { status: 409, th: 'อีเมลนี้มีบัญชีแล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้เลย' },
  name_taken: { status: 409, th: 'มีคนใช้ชื่อนี้แล้ว ลองชื่ออื่น' },
  guardian_full: { status: 409, th: 'อีเมลผู้ปกครองนี้ดูแลครบ 5 บัญชีแล้ว ใช้อีเมลอื่นได้' },
  policy_changed: { status: 409, th: 'นโยบายมีฉบับใหม่ อ่านแล้วกดยอมรับอีกครั้ง' },
  link_dead: { status: 410, th: 'ลิงก์นี้หมดอายุหรือใช้ไปแล้ว ขอลิงก์ใหม่ได้ในบัญชีของคุณ' },
  reset_link_dead: { status: 410, th: 'ลิงก์ตั้งรหัสผ่านนี้หมดอายุหรือใช้ไปแล้ว ขอลิงก์ใหม่ได้เลย' },
  already_verified: { status: 409, th: 'อีเมลนี้ยืนยันแล้ว' },
} as const satisfies ErrorTable

/** The actions that bot checks are made for; the action is part of the proof. */
export const BotAction = z.enum(['register_check', 'register', 'login', 'password_forget'])
export type BotAction = z.infer<typeof BotAction>

/**
 * `proof_of_work`: solve `challenge` with altcha-lib's solveChallenge (algorithm PBKDF2/SHA-256); the payload is
 * btoa(JSON.stringify({ challenge, solution })). `remote`: the payload is the service's token for the action.
 */
export const BotChallenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('proof_of_work'),
    challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.optional(z.string()) }),
  }),
  z.object({ kind: z.literal('remote'), site_key: z.string(), script_url: z.string() }),
])
export type BotChallenge = z.infer<typeof BotChallenge>

/**
 * The stored profile of SPEC.md 3. `exp` is the access token's expiry as Bangkok clock time; `display_image` is an
 * avatar name ('kla-1') or a path ('/media/…'); `koin` is in hundredths.
 */
export const Profile = z.object({
  roles: z.array(z.string()),
  exp: z.object({ hours: z.int(), minutes: z.int(), seconds: z.int() }),
  display_name: z.string(),
  display_image: z.string(),
  klass: z.int(),
  type: ProfileType,
  koin: Koin,
})
export type Profile = z.infer<typeof Profile>

/** Both tokens; `expires_in` is the lifetime of the access token in seconds. */
const tokens = {
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
}
export const LoginReply = z.object({ ...tokens, profile: Profile })
export type LoginReply = z.infer<typeof LoginReply>

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/v2/api/bot-check',
  access: 'public',
  summary: 'ขอโจทย์ตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ',
  /**
   * Ask for `remote` only with the person's consent to third parties; it is granted only where such a service is
   * configured.
   */
  query: z.object({ action: BotAction, kind: z.optional(z.enum(['proof_of_work', 'remote'])) }),
  reply: BotChallenge,
  isAnonymous: true,
})

/** SPEC asks for a GET, so the proof is in the query; the query holds the e-mail and must not be logged. */
export const checkEmail = endpoint({
  method: 'GET',
  path: '/v2/api/register/check',
  access: 'public',
  summary: 'ดูว่าอีเมลนี้ใช้สมัครได้หรือไม่',
  query: z.object({ email, bot_check: z.optional(botCheck) }),
  reply: z.object({ available: z.boolean() }),
  errors: ['bot_check_failed'],
  isAnonymous: true,
})

export const register = endpoint({
  method: 'POST',
  path: '/v2/api/register',
  access: 'public',
  summary: 'สมัครสมาชิกด้วยอีเมล แล้วเข้าสู่ระบบทันที',
  /** `image`: a picture of the person's own, re-encoded, instead of an avatar. */
  body: z.extend(SignUp, { image: z.optional(FilePart) }),
  bodyForm: 'multipart',
  bodyLimit: mostImageBytes,
  reply: LoginReply,
  errors: [
    ...pictureFaults,
    'bot_check_failed',
    'email_taken',
    'name_taken',
    'guardian_full',
    'policy_changed',
    'overloaded',
  ],
  isAnonymous: true,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v2/api/register/verify',
  access: 'public',
  summary: 'ยืนยันอีเมลด้วยลิงก์ที่ส่งไป',
  body: z.object({ token: linkToken }),
  reply: Done,
  errors: ['link_dead'],
  isAnonymous: true,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/v2/api/register/resend',
  access: 'protected',
  summary: 'ส่งลิงก์ยืนยันอีเมลอีกครั้ง',
  reply: Done,
  errors: ['already_verified'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'เข้าสู่ระบบด้วยอีเมลและรหัสผ่าน',
  body: LoginInput,
  reply: LoginReply,
  errors: ['invalid_credentials', 'bot_check_needed', 'bot_check_failed', 'account_leaving', 'overloaded'],
  isAnonymous: true,
})

/** Mails a reset link to the owner of the account with this e-mail. The reply is the same for every address. */
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/v2/api/password/forget',
  access: 'public',
  summary: 'ขอลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล',
  body: ForgetInput,
  reply: Done,
  errors: ['bot_check_failed'],
  isAnonymous: true,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v2/api/password/reset',
  access: 'public',
  summary: 'ตั้งรหัสผ่านใหม่ด้วยลิงก์ที่ส่งไป แล้วออกจากระบบทุกเครื่อง',
  body: ResetInput,
  reply: Done,
  errors: ['reset_link_dead', 'overloaded'],
  isAnonymous: true,
})

/**
 * Ends the session of the bearer token, which the caller passes explicitly (the storage is already cleared). An expired
 * token works too, and without one the reply is the same.
 */
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'ออกจากระบบ',
  reply: Done,
  isAnonymous: true,
})

/**
 * RFC 6749 5.2: this endpoint's errors are not problem documents. 400 malformed, 401 `invalid_grant` for an invalid
 * token.
 */
export const OauthError = z.object({ error: z.string(), error_description: z.string() })
export const TokenReply = z.object(tokens)

export const refreshToken = endpoint({
  method: 'POST',
  path: '/oauth/access_token',
  access: 'public',
  summary: 'แลก refresh token เป็นคู่ใหม่ (RFC 6749)',
  body: z.object({ grant_type: z.optional(z.unknown()), refresh_token: z.optional(z.unknown()) }),
  bodyForm: 'form',
  reply: z.union([TokenReply, OauthError]),
  isAnonymous: true,
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/v2/api/user/get',
  access: 'protected',
  summary: 'โปรไฟล์ที่เบราว์เซอร์เก็บไว้',
  reply: Profile,
})

/** What a person's own pages need besides the stored profile; never sent to others. */
export const Account = z.object({
  email: z.string(),
  is_verified: z.boolean(),
  state: AccountState,
  /** What the account may do now; `state` has the reasons. */
  may: z.record(Act, z.boolean()),
  age_tier: z.enum(['minor', 'adult']),
  /** The guardian who was asked; null from the age of 20. */
  guardian: z.nullable(GuardianStatus),
  province: z.enum(provinceKeys as [string, ...string[]]),
  school: z.nullable(z.string()),
  interests: z.array(interest),
  /** 'YYYY-MM' in Bangkok. */
  member_since: z.string(),
})
export type Account = z.infer<typeof Account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/v2/api/user/account',
  access: 'protected',
  summary: 'สถานะบัญชีของฉัน',
  reply: Account,
})

export const listObjectives = endpoint({
  method: 'GET',
  path: '/v2/api/user/objective',
  access: 'public',
  summary: 'เรื่องที่สนใจให้เลือก',
  reply: z.object({ items: z.array(z.object({ key: interest, name: z.string() })) }),
})
