import { z } from 'zod/mini'
import { linkToken } from '#features/identity/accounts/field-rules.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { EmailChange, PasswordChange } from './credentials-rules.ts'

export const credentialErrors = {
  email_link_dead: { status: 410, th: 'ลิงก์นี้หมดอายุหรือใช้ไปแล้ว' },
  email_in_use: { status: 409, th: 'อีเมลนี้มีบัญชีแล้ว บัญชีของคุณยังใช้อีเมลเดิม' },
} as const satisfies ErrorTable

/** A person's credentials, for themselves only. `pending_email` awaits its confirmation link. */
export const Credentials = z.object({
  email: z.string(),
  /** False for accounts that only sign in with Facebook or LINE. */
  has_password: z.boolean(),
  pending_email: z.nullable(z.string()),
})
export type Credentials = z.infer<typeof Credentials>

export const getCredentials = endpoint({
  method: 'GET',
  path: '/v2/api/user/credentials',
  access: 'protected',
  summary: 'อีเมลและรหัสผ่านที่ใช้เข้าสู่ระบบ',
  reply: Credentials,
})

/** Ends all other sessions of the person. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/v2/api/user/changePassword',
  access: 'protected',
  summary: 'เปลี่ยนรหัสผ่าน แล้วออกจากระบบเครื่องอื่นทุกเครื่อง',
  body: PasswordChange,
  reply: Done,
  errors: ['wrong_password', 'login_again', 'overloaded'],
})

/**
 * Mails a confirmation link to the new address and a notice to the old one. The reply reveals nothing about the new
 * address.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/v2/api/user/changeEmail',
  access: 'protected',
  summary: 'ขอเปลี่ยนอีเมล ใช้อีเมลใหม่เมื่อกดลิงก์ที่ส่งไป',
  body: EmailChange,
  reply: Done,
  errors: ['wrong_password', 'login_again', 'overloaded'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/v2/api/user/confirmEmail',
  access: 'public',
  summary: 'ยืนยันอีเมลใหม่ด้วยลิงก์ที่ส่งไป',
  body: z.object({ token: linkToken }),
  reply: Done,
  errors: ['email_link_dead', 'email_in_use'],
  isAnonymous: true,
})

/** The owner of the previous address objects: the address is restored, all sessions end, and a reset link is mailed. */
export const saveEmail = endpoint({
  method: 'POST',
  path: '/v2/api/user/keepEmail',
  access: 'public',
  summary: 'คัดค้านการเปลี่ยนอีเมล แล้วกลับไปใช้อีเมลเดิม',
  body: z.object({ token: linkToken }),
  reply: Done,
  errors: ['email_link_dead'],
  isAnonymous: true,
})
