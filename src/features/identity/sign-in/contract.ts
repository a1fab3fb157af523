import { LoginReply } from '#features/identity/sessions/contract.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { LoginInput } from './login-rules.ts'
import { ForgetInput, ResetInput } from './reset-rules.ts'

export const signInErrors = {
  invalid_credentials: { status: 422, th: 'อีเมลหรือรหัสผ่านไม่ตรงกัน ลองตรวจอีกครั้ง' },
  login_locked: {
    status: 429,
    th: 'มีคนลองรหัสผ่านของอีเมลนี้ผิดหลายครั้ง ขอลิงก์ทางอีเมลเพื่อเข้าจากเครื่องนี้ได้เลย หรือรออีก {minutes} นาที',
  },
  reset_link_dead: { status: 410, th: 'ลิงก์ตั้งรหัสผ่านนี้หมดอายุหรือใช้ไปแล้ว ขอลิงก์ใหม่ได้เลย' },
} as const satisfies ErrorTable

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'เข้าสู่ระบบด้วยอีเมลและรหัสผ่าน',
  body: LoginInput,
  reply: LoginReply,
  errors: [
    'invalid_credentials',
    'login_locked',
    'bot_check_needed',
    'bot_check_failed',
    'account_leaving',
    'overloaded',
  ],
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
