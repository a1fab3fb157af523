import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { maxDaysPerMonth, minDaysPerMonth } from './clock-rules.ts'
import { BankClockParts, BankMoment } from './contract.ts'

export const adminClockErrors = {
  clock_same: { status: 409, th: 'เดือนของธนาคารยาวเท่านี้อยู่แล้ว' },
  clock_step_too_big: { status: 422, th: 'เปลี่ยนได้ครั้งละไม่เกิน {days} วัน เพื่อไม่ให้วันครบกำหนดของสมาชิกขยับมากในคราวเดียว' },
} as const satisfies ErrorTable

const AdminClock = z.object({
  clock: BankClockParts,
  now: BankMoment,
  /** The bank month with which a change confirmed now begins. */
  next_month: BankMoment,
})

export const showAdminClock = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/clock',
  access: 'staff',
  roles: ['finance'],
  summary: 'นาฬิกาของธนาคาร: หนึ่งเดือนยาวกี่วันจริง และเปลี่ยนเมื่อไร',
  reply: AdminClock,
})

/**
 * Proposes another length of the bank's month. Confirmed by a second person it holds from the first bank month that begins seven
 * real days later; no day before moves.
 */
export const setAdminClock = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/clock',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  koin: 'sets',
  summary: 'ขอเปลี่ยนความยาวของเดือนธนาคาร รอคนที่สองยืนยัน',
  body: z.object({
    days_per_month: z
      .int()
      .check(
        z.minimum(minDaysPerMonth, `ต้องไม่น้อยกว่า ${minDaysPerMonth} วัน`),
        z.maximum(maxDaysPerMonth, `ต้องไม่เกิน ${maxDaysPerMonth} วัน`),
      ),
  }),
  reply: AdminClock,
  errors: [...Object.keys(adminClockErrors), 'own_gain'],
})
