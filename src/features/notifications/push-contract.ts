import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const pushErrors = {
  push_service_unknown: {
    status: 422,
    th: 'เบราว์เซอร์นี้ใช้บริการแจ้งเตือนที่เราไม่รู้จัก ยังเปิดการแจ้งบนเครื่องไม่ได้ การแจ้งเตือนในเว็บใช้ได้ตามเดิม',
  },
  push_keys_wrong: { status: 422, th: 'เบราว์เซอร์ส่งกุญแจของการแจ้งเตือนมาไม่ครบ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง' },
  push_needs_guardian: {
    status: 403,
    th: 'เปิดการแจ้งบนเครื่องได้หลังยืนยันอีเมล และผู้ปกครองตอบอนุญาตแล้ว',
  },
} as const satisfies ErrorTable

/** The browser's side of a subscription (Push API): its address at the push service, and its keys in base64url. */
const Subscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
})

/** `key`: the public key of VAPID (RFC 8292) with which a browser subscribes. `devices`: how many are subscribed. */
export const PushView = z.object({ key: z.string(), devices: z.int(), is_allowed: z.boolean() })
export type PushView = z.infer<typeof PushView>

/** Beyond the specification, as all of this file. */
export const viewPush = endpoint({
  method: 'GET',
  path: '/v2/api/push',
  access: 'protected',
  summary: 'การแจ้งเตือนบนเครื่องของฉัน: กุญแจสำหรับเปิด และจำนวนเครื่องที่เปิดอยู่',
  reply: PushView,
})

/**
 * Subscribes this browser for as long as its session lasts, and switches the push of the day on if the person has chosen
 * nothing yet. Sent again, it changes nothing.
 */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/v2/api/push/subscribe',
  access: 'protected',
  summary: 'เปิดการแจ้งเตือนบนเครื่องนี้',
  body: Subscription,
  reply: PushView,
  errors: ['push_service_unknown', 'push_keys_wrong', 'push_needs_guardian'],
})

/** Ends the subscription of one browser, or of all when no endpoint is named. */
export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/v2/api/push/unsubscribe',
  access: 'protected',
  summary: 'ปิดการแจ้งเตือนบนเครื่องนี้ หรือทุกเครื่อง',
  body: z.object({ endpoint: z.optional(z.string().check(z.maxLength(1000))) }),
  reply: PushView,
})
