import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { withoutNull } from '#lib/stored-text.ts'

export const warehouseErrors = {
  warehouse_off: { status: 409, th: 'ยังไม่ได้เปิดการส่งออก ผู้ดูแลระบบต้องตั้ง WAREHOUSE_KEY ก่อน' },
  warehouse_day_unknown: { status: 422, th: 'วันนี้ยังไม่มีไฟล์ เลือกวันที่มีไฟล์แล้ว' },
} as const satisfies ErrorTable

const Rows = z.object({ learning_day: z.int(), activity: z.int(), ledger_entry: z.int() })

export const Warehouse = z.object({
  /** Whether the key of pseudonyms is set; without it nothing is written. */
  is_on: z.boolean(),
  /** The first and the last day with files, and how many days have some. */
  first: z.nullable(Day),
  last: z.nullable(Day),
  days: z.int(),
  /** Rows of the last day; null when there is none. */
  rows: z.nullable(Rows),
  written_at: z.nullable(z.iso.datetime()),
})
export type Warehouse = z.infer<typeof Warehouse>

export const rewriteWarehouse = endpoint({
  method: 'POST',
  path: '/v2/api/admin/warehouse/rewrite',
  access: 'staff',
  roles: ['admin'],
  stepUp: true,
  summary: 'เขียนไฟล์ของคลังข้อมูลใหม่ ตั้งแต่วันที่กำหนดถึงเมื่อวาน',
  body: z.object({
    from: Day,
    /** In the words of the person who acts; it stands in the log of staff. */
    reason: z.string().check(withoutNull, z.trim(), z.minLength(3, 'เขียนเหตุผลสั้น ๆ'), z.maxLength(200)),
  }),
  reply: Done,
  errors: Object.keys(warehouseErrors),
})
