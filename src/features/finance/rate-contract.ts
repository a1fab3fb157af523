import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { changeableKeys } from './forecast-rules.ts'

export const koinRateErrors = {
  koin_rate_early: { status: 422, th: 'อัตราใหม่เริ่มได้ตั้งแต่ {day} เป็นต้นไป ให้สมาชิกรู้ก่อน 7 วัน' },
  koin_rate_known: { status: 409, th: 'มีอัตราของเรื่องนี้ที่ตั้งไว้แล้วตั้งแต่วันนั้นหรือหลังจากนั้น เลือกวันอื่น' },
  koin_rate_same: { status: 409, th: 'อัตรานี้เหมือนที่จะใช้อยู่แล้ว' },
  koin_rate_step_too_big: { status: 422, th: 'เปลี่ยนได้ครั้งละไม่เกินสองเท่า และไม่ต่ำกว่าครึ่งหนึ่งของอัตราก่อนหน้า' },
  koin_rate_caps_crossed: { status: 422, th: 'เพดานต่อวันต้องไม่เกินเพดานต่อสัปดาห์' },
  koin_rate_without_quota: { status: 422, th: 'เรื่องนี้ไม่มีจำนวนครั้งให้ตั้ง' },
} as const satisfies ErrorTable

export const ChangeableKey = z.enum(changeableKeys)

/** `koin` in hundredths; `quota`: how often it pays in its period, null where it has no limit of its own. */
const KoinRate = z.object({ key: ChangeableKey, koin: Koin, quota: z.nullable(z.int()) })

export const KoinRateProposal = z.extend(KoinRate, { starts_on: Day })
export type KoinRateProposal = z.infer<typeof KoinRateProposal>

const KoinRates = z.object({
  /** What holds now. */
  rates: z.array(z.extend(KoinRate, { quota_period: z.nullable(z.string()) })),
  /** Announced and not begun, earliest first. */
  upcoming: z.array(KoinRateProposal),
})

export const listKoinRates = endpoint({
  method: 'GET',
  path: '/v2/api/admin/koin/rates',
  access: 'staff',
  roles: ['finance'],
  summary: 'อัตราและเพดาน koin ที่ใช้อยู่ และที่ประกาศแล้ว',
  reply: KoinRates,
})

const wanted = {
  key: ChangeableKey,
  koin: z.int().check(z.minimum(1, 'ต้องมากกว่า 0.00'), z.maximum(10_000_000, 'ต้องไม่เกิน 100,000.00')),
  quota: z.nullable(z.int().check(z.minimum(1, 'ต้องอย่างน้อย 1 ครั้ง'), z.maximum(100, 'ต้องไม่เกิน 100 ครั้ง'))),
}

/**
 * What a change would do to the koin minted per active person and month (forecastChange), in hundredths. `basis`: the recorded
 * rewards of the last 28 days, or the simulated mix of docs/economy.md while fewer than 20 people have earned.
 */
export const forecastKoinRate = endpoint({
  method: 'POST',
  path: '/v2/api/admin/koin/forecast',
  access: 'staff',
  roles: ['finance'],
  summary: 'คาดว่าการเปลี่ยนอัตรา koin ทำให้ koin ที่แจกต่อคนต่อเดือนเปลี่ยนไปเท่าไร',
  body: z.object(wanted),
  reply: z.object({ basis: z.enum(['recorded', 'simulated']), people: z.int(), before: Koin, after: Koin }),
  errors: ['koin_rate_without_quota'],
})

const rateFaults = Object.keys(koinRateErrors)

/** Proposes a rate or a cap from a day on, at least seven days after the second person's decision. */
export const proposeKoinRate = endpoint({
  method: 'POST',
  path: '/v2/api/admin/koin/rate',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  koin: 'sets',
  summary: 'ขอเปลี่ยนอัตราหรือเพดาน koin ตั้งแต่วันหนึ่ง รอคนที่สองยืนยัน',
  body: z.object({ ...wanted, starts_on: Day }),
  reply: KoinRates,
  errors: rateFaults,
})
