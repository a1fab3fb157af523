import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { filledText } from '#lib/stored-text.ts'

export const holidayErrors = {
  holiday_exists: { status: 409, th: 'มีวันหยุดชื่อนี้ที่เริ่มวันเดียวกันแล้ว' },
  holiday_order: { status: 422, th: 'วันสุดท้ายต้องไม่อยู่ก่อนวันแรก และช่วงหนึ่งยาวไม่เกิน 200 วัน' },
  holiday_read_later: { status: 422, th: 'วันที่อ่านประกาศต้องไม่เกินวันนี้' },
} as const satisfies ErrorTable

export const holidayKinds = ['holiday', 'school-break'] as const
/** The longest span, in days. */
export const maxHolidayDays = 200
export const maxHolidayTitle = 80
export const maxHolidaySource = 300

const shownDay = Day.check(z.refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'เลือกวันในปี พ.ศ. 2543 ถึง 2642'))

const entered = {
  kind: z.enum(holidayKinds),
  title: filledText(maxHolidayTitle),
  first_day: shownDay,
  /** The same as the first day where it is one. */
  last_day: shownDay,
  /** Where it is announced. */
  source: filledText(maxHolidaySource),
  /** The day on which the editor read it there. */
  read_on: shownDay,
}

/** A holiday or a school break, as an editor entered it. */
export const Holiday = z.object({ id: z.uuid(), ...entered })
export type Holiday = z.infer<typeof Holiday>

const editor = { access: 'staff', roles: ['editor'] } as const

export const addHoliday = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/holiday',
  ...editor,
  summary: 'บันทึกวันหยุดหรือช่วงปิดเทอมลงปฏิทินเนื้อหา พร้อมแหล่งที่ประกาศ',
  body: z.object(entered),
  reply: Holiday,
  errors: ['holiday_exists', 'holiday_order', 'holiday_read_later'],
})

/** One that is gone already changes nothing. */
export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/v2/api/admin/content/holiday',
  ...editor,
  summary: 'ลบวันหยุดออกจากปฏิทินเนื้อหา',
  query: z.object({ id: z.uuid() }),
  reply: Done,
})
