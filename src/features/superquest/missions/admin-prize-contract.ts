import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { Prize } from './prize-contract.ts'

const makers: readonly StaffRole[] = ['editor']
const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const moment = z.iso.datetime({ offset: true })

export const adminPrizeErrors = {
  prize_has_people: { status: 409, th: 'มีคนรับรางวัลนี้แล้ว จึงเปลี่ยนของขวัญหรือลดจำนวนต่ำกว่าที่รับไปไม่ได้' },
} as const

/** The value stays below 1,000 baht: what is worth more needs the withholding of tax and an identity step first. */
export const PrizeForm = z
  .object({
    title: words(80),
    summary: words(300),
    gift: z.uuid(),
    value_baht: whole(1, 999),
    stock: whole(1, 1_000),
    opens_at: moment,
    ends_at: moment,
  })
  .check(
    z.refine(({ opens_at, ends_at }) => Date.parse(opens_at) < Date.parse(ends_at), {
      path: ['ends_at'],
      message: 'เวลาจบต้องอยู่หลังเวลาเปิด',
    }),
  )
export type PrizeForm = z.infer<typeof PrizeForm>

export const listDeskPrizes = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/bigPrizes',
  access: 'staff',
  roles: makers,
  summary: 'รางวัลใหญ่ทั้งหมดสำหรับทีมงาน ใหม่สุดก่อน',
  reply: z.object({ items: z.array(z.object({ prize: Prize, form: PrizeForm, taken: z.int() })) }),
})

export const createPrize = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/bigPrize',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'ตั้งรางวัลใหญ่',
  body: PrizeForm,
  /** `is_waiting`: nobody sees it before a second person agrees. */
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
  errors: ['gift_not_found'],
})

export const editPrize = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/superQuest/bigPrize',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้รางวัลใหญ่',
  query: z.object({ id: z.uuid() }),
  body: PrizeForm,
  /** `is_waiting`: nobody sees it before a second person agrees. */
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
  errors: ['prize_not_found', 'gift_not_found', 'prize_has_people', 'alone_spent'],
})
