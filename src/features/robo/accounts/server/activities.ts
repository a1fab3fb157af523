import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** An account was opened; the subject is its id. */
export const roboOpened = activityKind('robo.opened', z.object({ level: z.int(), horizon: z.int() }), {
  activity: 'เปิดแผน Fund-telligenz',
  unit: 'แผน',
  href: '/robo',
})

/** An instalment was paid; the subject is the account's id. `month` is the bank month. */
export const roboPaid = activityKind('robo.paid', z.object({ month: z.int(), amount: z.int() }), {
  activity: 'ลงทุนรายเดือนตามแผน',
  unit: 'งวด',
  href: '/robo',
})

/** Three plan months were kept: instalments paid, and no sale in a fall. The subject is the account's id. */
export const roboSaved = activityKind('robo.kept', z.object({ quarter: z.int() }), {
  activity: 'ทำตามแผนครบ 3 เดือน',
  unit: 'ครั้ง',
  href: '/robo',
})
