import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { leastDaysPerMonth, mostDaysPerMonth } from './clock-rules.ts'
import { BankClockParts, BankMoment } from './contract.ts'

const AdminClock = z.object({ clock: BankClockParts, now: BankMoment, next_month: BankMoment })

export const showAdminClock = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/clock',
  access: 'staff',
  roles: ['finance'],
  summary: 'นาฬิกาของธนาคาร: หนึ่งเดือนยาวกี่วันจริง และเปลี่ยนเมื่อไร',
  reply: AdminClock,
})

/** The new length holds from the next bank month on; no past or present day moves. */
export const setAdminClock = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/clock',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'ตั้งความยาวของเดือนธนาคาร เริ่มเดือนถัดไปของธนาคาร',
  body: z.object({
    days_per_month: z
      .int()
      .check(
        z.minimum(leastDaysPerMonth, `ต้องไม่น้อยกว่า ${leastDaysPerMonth} วัน`),
        z.maximum(mostDaysPerMonth, `ต้องไม่เกิน ${mostDaysPerMonth} วัน`),
      ),
  }),
  reply: AdminClock,
})
