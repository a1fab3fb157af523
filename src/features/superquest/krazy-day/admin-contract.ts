import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { KrazyDay } from './contract.ts'

const makers: readonly StaffRole[] = ['editor']
const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const moment = z.iso.datetime({ offset: true })

export const adminKrazyDayErrors = {
  krazy_day_in_school: { status: 422, th: 'Krazy Day ต้องอยู่นอกเวลาเรียน: วันเรียน 16:30–20:30 วันหยุด 09:00–20:30' },
  krazy_day_too_soon: { status: 422, th: 'ประกาศล่วงหน้าอย่างน้อย 24 ชั่วโมง ทุกคนจะได้รู้ก่อน' },
  krazy_day_overlaps: { status: 409, th: 'เวลานี้มี Krazy Day อื่นอยู่แล้ว' },
  krazy_day_begun: { status: 409, th: 'Krazy Day นี้เริ่มไปแล้ว จึงแก้ไม่ได้ เพิ่มจำนวนของได้อย่างเดียว' },
} as const

/** Price in hundredths of koin. The first half hour is the ranking, so it lasts an hour at least. */
export const KrazyDayForm = z
  .object({
    title: words(80),
    summary: words(300),
    gift: z.uuid(),
    price: whole(100, 100_000),
    stock: whole(1, 10_000),
    opens_at: moment,
    ends_at: moment,
  })
  .check(
    z.refine(({ opens_at, ends_at }) => Date.parse(ends_at) - Date.parse(opens_at) >= 3_600_000, {
      path: ['ends_at'],
      message: 'ต้องเปิดอย่างน้อย 1 ชั่วโมง',
    }),
  )
export type KrazyDayForm = z.infer<typeof KrazyDayForm>

export const listDeskKrazyDays = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuestKrazyDay',
  access: 'staff',
  roles: makers,
  summary: 'Krazy Day ทั้งหมดสำหรับทีมงาน ใหม่สุดก่อน',
  reply: z.object({
    items: z.array(z.object({ day: KrazyDay, form: KrazyDayForm, asked: z.int(), given: z.int() })),
  }),
})

const formErrors = ['gift_not_found', 'krazy_day_in_school', 'krazy_day_too_soon', 'krazy_day_overlaps'] as const

export const createKrazyDay = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuestKrazyDay',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'ประกาศ Krazy Day',
  body: KrazyDayForm,
  /** `is_waiting`: nobody sees it before a second person agrees. */
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
  errors: formErrors,
})

export const editKrazyDay = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/superQuestKrazyDay',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้ Krazy Day ก่อนเริ่ม',
  query: z.object({ id: z.uuid() }),
  body: KrazyDayForm,
  /** `is_waiting`: nobody sees it before a second person agrees. */
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
  errors: ['krazy_day_not_found', 'krazy_day_begun', 'alone_spent', ...formErrors],
})

/** Before it begins it is gone from the pages; nobody has paid anything by then. */
export const cancelKrazyDay = endpoint({
  method: 'DELETE',
  path: '/v2/api/admin/superQuestKrazyDay',
  access: 'staff',
  roles: makers,
  summary: 'ยกเลิก Krazy Day ก่อนเริ่ม',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  errors: ['krazy_day_not_found', 'krazy_day_begun'],
})
