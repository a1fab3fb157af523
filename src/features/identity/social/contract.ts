import { z } from 'zod/mini'
import { LoginReply } from '#features/identity/sessions/contract.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Provider, socialToken } from './social-rules.ts'

export const socialErrors = {
  line_not_linked: { status: 404, th: 'LINE นี้ยังไม่ได้เชื่อมกับบัญชีไหน สมัครใหม่ หรือเชื่อมกับบัญชีที่มีอยู่ได้เลย' },
  facebook_not_linked: { status: 404, th: 'Facebook นี้ยังไม่ได้เชื่อมกับบัญชีไหน สมัครใหม่ หรือเชื่อมกับบัญชีที่มีอยู่ได้เลย' },
  provider_off: { status: 404, th: 'ที่นี่ยังไม่เปิดให้เข้าสู่ระบบทางนี้ ใช้อีเมลได้เลย' },
  line_token_dead: { status: 422, th: 'การยืนยันตัวตนกับ LINE หมดเวลาหรือใช้ไปแล้ว เริ่มจาก LINE อีกครั้ง' },
  facebook_token_dead: { status: 422, th: 'การยืนยันตัวตนกับ Facebook หมดเวลาหรือใช้ไม่ได้ เริ่มจาก Facebook อีกครั้ง' },
  line_unavailable: { status: 503, th: 'ตอนนี้ติดต่อ LINE ไม่ได้ ยังไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองใหม่' },
  facebook_unavailable: { status: 503, th: 'ตอนนี้ติดต่อ Facebook ไม่ได้ ยังไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองใหม่' },
  identity_taken: { status: 409, th: 'เชื่อมกับอีกบัญชีหนึ่งอยู่แล้ว ออกจากระบบแล้วเข้าใหม่ทางนั้นได้เลย' },
  other_linked: { status: 409, th: 'บัญชีนี้เชื่อมกับอีกคนหนึ่งอยู่ ยกเลิกการเชื่อมเดิมในหน้าแก้ไขโปรไฟล์ก่อน' },
  last_way_in: { status: 409, th: 'นี่เป็นทางเข้าสู่ระบบทางเดียวของคุณ ตั้งรหัสผ่านจาก “ลืมรหัสผ่าน” ก่อน แล้วค่อยยกเลิกการเชื่อม' },
  verify_first: { status: 403, th: 'ยืนยันอีเมลของบัญชีนี้ก่อน แล้วค่อยเชื่อม' },
  guardian_first: { status: 403, th: 'อายุ 10–19 ปี ใช้ LINE หรือ Facebook ได้เมื่อผู้ปกครองยินยอม ระหว่างนี้ใช้อีเมลและรหัสผ่านได้เลย' },
} as const satisfies ErrorTable

/** The errors of a proof by LINE. */
export const forLine = ['line_token_dead', 'line_unavailable', 'provider_off'] as const

/** The errors of a proof by Facebook. */
export const forFacebook = ['facebook_token_dead', 'facebook_unavailable', 'provider_off'] as const

const forLink = ['identity_taken', 'other_linked', 'verify_first', 'guardian_first']

/** The social logins of an account; `name` is the person's name there. For the owner only. */
export const SocialLinks = z.object({
  items: z.array(z.object({ provider: Provider, name: z.nullable(z.string()), linked_at: z.iso.datetime() })),
  has_password: z.boolean(),
  /** Why nothing more can be linked now; null when it can. */
  closed_by: z.nullable(z.enum(['verify_first', 'guardian_first'])),
})

export type SocialLinks = z.infer<typeof SocialLinks>

/**
 * Signs in with LINE's ID token, which /line/callback passes to the page in the URL fragment. It is valid once, and
 * only in the browser of its trip (its nonce is derived from that browser's cookie). An unlinked identity gets
 * line_not_linked, and the token can still be used to link or sign up.
 */
export const loginLine = endpoint({
  method: 'POST',
  path: '/api/login/line',
  access: 'public',
  summary: 'เข้าสู่ระบบด้วย ID token ของ LINE',
  query: z.object({ token: socialToken }),
  reply: LoginReply,
  errors: ['line_not_linked', 'guardian_first', ...forLine],
  isAnonymous: true,
})

/** `takes_picture`: the provider's picture becomes the account's, if it can be fetched. */
const Linking = z.object({ token: socialToken, takes_picture: z.optional(z.boolean()) })

/** Links the LINE identity to the signed-in account. Idempotent. */
export const linkLine = endpoint({
  method: 'POST',
  path: '/v2/api/line/link',
  access: 'protected',
  summary: 'เชื่อม LINE กับบัญชีของฉัน',
  body: Linking,
  reply: SocialLinks,
  errors: [...forLink, ...forLine],
})

/** Signs in with Facebook's access token: in the body and not in the URL, since it is valid for hours. */
export const loginFacebook = endpoint({
  method: 'POST',
  path: '/api/login/facebook',
  access: 'public',
  summary: 'เข้าสู่ระบบด้วย access token ของ Facebook',
  body: z.object({ token: socialToken }),
  reply: LoginReply,
  errors: ['facebook_not_linked', 'guardian_first', ...forFacebook],
  isAnonymous: true,
})

/**
 * The person's data at Facebook, for the sign-up form. The bearer token is Facebook's and must be issued to our app.
 */
export const facebookDetail = endpoint({
  method: 'GET',
  path: '/v2/api/register/facebookDetail',
  access: 'public',
  summary: 'ชื่อ อีเมล และรูปจาก Facebook สำหรับสมัครสมาชิก (bearer คือ token ของ Facebook)',
  reply: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    picture: z.nullable(z.string()),
  }),
  errors: [...forFacebook],
  isAnonymous: true,
})

export const linkFacebook = endpoint({
  method: 'POST',
  path: '/v2/api/facebook/link',
  access: 'protected',
  summary: 'เชื่อม Facebook กับบัญชีของฉัน',
  body: Linking,
  reply: SocialLinks,
  errors: [...forLink, ...forFacebook],
})

export const listSocialLinks = endpoint({
  method: 'GET',
  path: '/v2/api/user/socialLinks',
  access: 'protected',
  summary: 'LINE และ Facebook ที่เชื่อมไว้',
  reply: SocialLinks,
})

/** Unlinks an identity, but never the last way to sign in. Idempotent. */
export const unlinkSocial = endpoint({
  method: 'POST',
  path: '/v2/api/user/unlinkSocial',
  access: 'protected',
  summary: 'ยกเลิกการเชื่อม LINE หรือ Facebook',
  body: z.object({ provider: Provider }),
  reply: SocialLinks,
  errors: ['last_way_in'],
})
