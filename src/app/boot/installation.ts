import { type Env, isProduction } from '#app/boot/env.ts'
import { version } from '#app/pages/site.ts'
import type { Installation } from '#features/operations/server/system-queries.ts'

/** The release and the switches of this process, for the operations desk: names of settings, never their values. */
export function installationOf(env: Env, startedAt: Date): Installation {
  const switches = {
    'ใช้งานจริง (APP_ENV)': isProduction(env),
    'ส่งอีเมลจริง (SMTP_URL)': env.SMTP_URL !== undefined,
    'ทีมงานอ่านอีเมลขาออกได้ (OUTBOX)': env.hasOutbox,
    'ใช้ได้ตอนไม่มีเน็ต (SERVICE_WORKER)': env.SERVICE_WORKER === 'on',
    'ข้อมูลตัวอย่าง (SAMPLE_CONTENT)': env.hasSamples,
    'เข้าด้วย LINE (LINE_CHANNEL_ID)': env.LINE_CHANNEL_ID !== undefined,
    'เข้าด้วย Facebook (FACEBOOK_APP_ID)': env.FACEBOOK_APP_ID !== undefined,
    'ผู้ให้บริการจำลองบนเครื่องนี้ (LOCAL_PROVIDERS)': env.hasLocalProviders,
    'ตัวเลขสำหรับเฝ้าระบบ (METRICS_PORT)': env.METRICS_PORT !== 0,
  }
  return { version, startedAt, switches: Object.entries(switches).map(([title, isOn]) => ({ title, isOn })) }
}
