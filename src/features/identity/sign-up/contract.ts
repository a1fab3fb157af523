import { z } from 'zod/mini'
import { botCheck, email, linkToken } from '#features/identity/accounts/field-rules.ts'
import { maxImageBytes, pictureFaults } from '#features/identity/pictures/picture-rules.ts'
import { LoginReply } from '#features/identity/sessions/contract.ts'
import { Done, endpoint, FilePart } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { SignUp } from './sign-up-rules.ts'

export const signUpErrors = {
  email_taken: { status: 409, th: 'อีเมลนี้มีบัญชีแล้ว เข้าสู่ระบบหรือตั้งรหัสผ่านใหม่ได้เลย' },
  name_taken: { status: 409, th: 'มีคนใช้ชื่อนี้แล้ว ลองชื่ออื่น' },
  link_dead: { status: 410, th: 'ลิงก์นี้หมดอายุหรือใช้ไปแล้ว ขอลิงก์ใหม่ได้ในบัญชีของคุณ' },
  already_verified: { status: 409, th: 'อีเมลนี้ยืนยันแล้ว' },
} as const satisfies ErrorTable

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
  bodyLimit: maxImageBytes,
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
  /** `paid`: what the first verification of this account brings. */
  reply: z.extend(Done, { paid: Koin }),
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
