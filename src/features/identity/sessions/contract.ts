import { z } from 'zod/mini'
import { Profile } from '#features/identity/accounts/contract.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const sessionErrors = {
  wrong_password: { status: 422, th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง ลองตรวจอีกครั้ง' },
  login_again: { status: 409, th: 'เพื่อความปลอดภัย ออกจากระบบแล้วเข้าใหม่ก่อน จากนั้นลองอีกครั้งภายใน 10 นาที' },
  account_leaving: {
    status: 409,
    th: 'บัญชีนี้ขอลบไว้ ข้อมูลจะถูกลบวันที่ {date} กู้คืนได้จากหน้าเข้าสู่ระบบ หรือจากลิงก์ในอีเมลที่เราส่งให้',
  },
} as const satisfies ErrorTable

/** Both tokens; `expires_in` is the lifetime of the access token in seconds. */
const tokens = {
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
}

export const LoginReply = z.object({ ...tokens, profile: Profile })

export type LoginReply = z.infer<typeof LoginReply>

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

/**
 * An active session. Browser and operating system are readable names, null when unknown; IP addresses are not stored.
 */
export const Login = z.object({
  id: z.uuid(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  is_current: z.boolean(),
  /** ISO; the last use has a precision of a quarter of an hour. */
  began_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
})

export type Login = z.infer<typeof Login>

export const listLogins = endpoint({
  method: 'GET',
  path: '/v2/api/user/sessions',
  access: 'protected',
  summary: 'เครื่องที่เข้าสู่ระบบอยู่',
  reply: z.object({ items: z.array(Login) }),
})

/** Ends a session of the caller. Idempotent: an ended session, or another person's, gets the same reply. */
export const endLogin = endpoint({
  method: 'POST',
  path: '/v2/api/user/logoutSession',
  access: 'protected',
  summary: 'ออกจากระบบเครื่องหนึ่ง',
  body: z.object({ id: z.uuid() }),
  reply: Done,
})

export const endEveryLogin = endpoint({
  method: 'POST',
  path: '/v2/api/user/logoutEverywhere',
  access: 'protected',
  summary: 'ออกจากระบบทุกเครื่อง รวมเครื่องนี้',
  reply: Done,
})
