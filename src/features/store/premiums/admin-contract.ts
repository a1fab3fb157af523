import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { PremiumItem, PremiumType, premiumRef } from './contract.ts'

const makers: readonly StaffRole[] = ['editor']
const readers: readonly StaffRole[] = ['editor', 'fulfilment']

export const adminPremiumErrors = {
  premium_has_orders: { status: 409, th: 'มีคนแลกแล้ว จึงเปลี่ยนชนิดหรือสิ่งที่บัตรเปิดให้ไม่ได้' },
  stock_below_zero: { status: 409, th: 'เหลือแค่ {left} ชิ้น ลดมากกว่านี้ไม่ได้' },
  stock_is_codes: { status: 409, th: 'จำนวนของชนิดนี้คือจำนวนโค้ด เพิ่มโดยนำโค้ดเข้า' },
  stock_is_endless: { status: 409, th: 'รายการนี้ไม่จำกัดจำนวน' },
  report_not_found: { status: 404, th: 'ไม่พบข้อความนี้' },
} as const satisfies ErrorTable

const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const moment = z.iso.datetime({ offset: true })
/** A drawing of ours, a picture that premiums have already, or an own upload (uploadImage of posts), which is copied. */
const image = z.string().check(z.regex(/^(\/art\/premiums\/[a-z0-9-]{1,40}\.svg|\/media\/[\w-]{43}\/960\.webp)$/))

/**
 * What staff writes of a premium; price and aim are hundredths of koin. The stock is changed by an act of its own. What belongs
 * to another type is not kept; what the type needs and has not is refused as invalid_input at its field.
 */
export const PremiumForm = z
  .object({
    type: PremiumType,
    is_simulated: z._default(z.boolean(), false),
    title: words(120),
    summary: words(200),
    description: words(5_000),
    image,
    gallery: z.array(z.object({ src: image, alt: words(200) })).check(z.maxLength(8)),
    price: whole(100, 10_000_000),
    /** What a piece costs us, in hundredths of baht. Null: as it was; of a new premium a tenth of the price in koin. */
    cost: z._default(z.nullable(whole(0, 10_000_000)), null),
    per_person: z.nullable(whole(1, 100)),
    on_sale_from: moment,
    on_sale_until: z.nullable(moment),
    /** What the page at home says of it; null: no banner. The newest one shows. */
    banner: z.nullable(words(120)),
    /** Of a voucher alone. */
    voucher: z.nullable(z.object({ opens: z.enum(['event', 'hangman']), words: z.nullable(whole(1, 500)) })),
    /** Of charity alone. */
    charity: z.nullable(z.object({ partner: words(120), aim: z.nullable(whole(100, 1_000_000_000)) })),
    /** Of codes: staff is told when fewer are left. */
    low_mark: z.nullable(whole(1, 10_000)),
    /** How a code is used, shown with it; of codes alone. */
    how_to_use: z.nullable(words(500)),
  })
  .check(
    z.refine(
      ({ on_sale_from, on_sale_until }) => !on_sale_until || Date.parse(on_sale_from) < Date.parse(on_sale_until),
      { path: ['on_sale_until'], message: 'เวลาปิดต้องอยู่หลังเวลาเปิด' },
    ),
  )
export type PremiumForm = z.infer<typeof PremiumForm>

/** `codes_low` and `sold` are staff's to see; `taken` is what buyers paid and were not given back. */
const AdminPremium = z.extend(PremiumItem, {
  sold: z.int(),
  taken: Koin,
  is_codes_low: z.boolean(),
  has_banner: z.boolean(),
})
export type AdminPremium = z.infer<typeof AdminPremium>

export const listAdminPremiums = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/premiums',
  access: 'staff',
  roles: readers,
  summary: 'ของรางวัลทุกรายการกับจำนวนที่เหลือและที่แลกไป สำหรับทีมงาน',
  query: z.object({ type: z.optional(PremiumType) }),
  reply: z.object({ items: z.array(AdminPremium) }),
})

export const showAdminPremium = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/premium',
  access: 'staff',
  roles: readers,
  summary: 'ของรางวัลหนึ่งรายการกับฟอร์มของมัน สำหรับทีมงาน',
  query: premiumRef,
  reply: z.object({ premium: AdminPremium, form: PremiumForm }),
  errors: ['premium_not_found'],
})

/** `stock` null: no end to it (vouchers and charity alone); codes begin with 0 and grow by imports. */
export const createPremium = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/premium',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'เพิ่มของรางวัล',
  body: z.object({ form: PremiumForm, stock: z.nullable(whole(0, 1_000_000)) }),
  /** `is_waiting`: its pieces come on sale when a second person agrees. */
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
})

/** `is_waiting`: the price and cost take effect when a second person agrees; until then the former ones hold. */
export const editPremium = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/store/premium',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้ของรางวัล ราคาใหม่มีผลกับการแลกครั้งต่อไป',
  query: premiumRef,
  body: PremiumForm,
  reply: z.object({ id: z.uuid(), is_waiting: z.boolean() }),
  errors: ['premium_not_found', 'premium_has_orders'],
})

/** Adds to the stock or takes from it, so that what is sold meanwhile is not forgotten. Sent twice, it counts once by its key. */
export const changeStock = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/stock',
  access: 'staff',
  roles: ['editor', 'fulfilment'],
  stepUp: true,
  koin: 'sets',
  summary: 'เพิ่มหรือลดจำนวนที่มี',
  query: premiumRef,
  body: z.object({ change: whole(-1_000_000, 1_000_000), reason: words(200) }),
  /** `is_waiting`: more pieces than one person may give away; a second person decides. */
  reply: z.object({ left: z.int(), is_waiting: z.boolean() }),
  errors: ['premium_not_found', 'stock_below_zero', 'stock_is_codes', 'stock_is_endless'],
})

export const addCharityReport = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/charity/report',
  access: 'staff',
  roles: makers,
  summary: 'บอกว่าเงินบริจาคไปทำอะไรแล้ว',
  query: premiumRef,
  body: z.object({ text: words(2_000) }),
  reply: z.object({ id: z.uuid() }),
  errors: ['premium_not_found'],
})

export const removeCharityReport = endpoint({
  method: 'DELETE',
  path: '/v2/api/admin/store/charity/report',
  access: 'staff',
  roles: makers,
  summary: 'ลบข้อความเรื่องเงินบริจาค',
  query: premiumRef,
  reply: Done,
  errors: ['report_not_found'],
})
