import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { readPhone } from './rules.ts'

export const addressErrors = {
  address_not_found: { status: 404, th: 'ไม่พบที่อยู่นี้' },
  address_unknown: {
    status: 422,
    th: 'ตำบล อำเภอ จังหวัด และรหัสไปรษณีย์นี้ไม่อยู่ด้วยกันในรายการของเรา เลือกจากรายการ หรือยืนยันว่าถูกต้องแล้ว',
  },
  address_not_allowed: { status: 403, th: 'ยังส่งของไปที่อยู่ของบัญชีนี้ไม่ได้ {why}' },
  addresses_full: { status: 409, th: 'เก็บได้ไม่เกิน 10 ที่อยู่ ลบที่ไม่ใช้ก่อนเพิ่มใหม่' },
} as const satisfies ErrorTable

const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))

const phone = z.string().check(
  z.trim(),
  z.maxLength(30),
  z.refine((typed) => readPhone(typed) !== null, 'ต้องเป็นเบอร์โทรไทย มือถือ 10 หลัก หรือเบอร์บ้าน 9 หลัก'),
)

/**
 * An address in Thailand. A place that the list does not know is refused with address_unknown until the person says that it
 * is right (`is_confirmed`): the list lags behind the country.
 */
export const AddressForm = z.object({
  name: words(100),
  phone,
  /** House, road, building. */
  line: words(200),
  tambon: words(60),
  amphoe: words(60),
  province: words(60),
  postcode: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'รหัสไปรษณีย์มี 5 หลัก')),
  is_confirmed: z._default(z.boolean(), false),
})
export type AddressForm = z.infer<typeof AddressForm>

/** A kept address of the person who asks; the first of the list is the one to offer. */
export const SavedAddress = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  line: z.string(),
  tambon: z.string(),
  amphoe: z.string(),
  province: z.string(),
  postcode: z.string(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** Why nothing may be sent to this person yet, so that nobody fills in a form in vain; null where it may. */
const AddressObstacle = z.nullable(z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent']))
export type AddressObstacle = z.infer<typeof AddressObstacle>

const addressRef = z.object({ id: z.uuid() })
const saving = ['address_unknown', 'address_not_allowed'] as const

export const listAddresses = endpoint({
  method: 'GET',
  path: '/v2/api/store/addresses',
  access: 'protected',
  summary: 'ที่อยู่ที่ฉันเก็บไว้ ใช้ล่าสุดก่อน',
  reply: z.object({ items: z.array(SavedAddress), obstacle: AddressObstacle }),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/v2/api/store/address',
  access: 'protected',
  summary: 'เก็บที่อยู่ใหม่',
  body: AddressForm,
  reply: SavedAddress,
  errors: [...saving, 'addresses_full', 'address_not_found'],
})

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/v2/api/store/address',
  access: 'protected',
  summary: 'แก้ที่อยู่ที่เก็บไว้ ของที่แลกไปแล้วยังส่งที่เดิม',
  query: addressRef,
  body: AddressForm,
  reply: SavedAddress,
  errors: [...saving, 'address_not_found'],
})

/** One that is not there any more changes nothing. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/v2/api/store/address',
  access: 'protected',
  summary: 'ลบที่อยู่ที่เก็บไว้',
  query: addressRef,
  reply: Done,
})

const typed = z.optional(z.string().check(z.trim(), z.maxLength(60)))

/** Any of the four boxes narrows the list; at most 20 places, nothing typed gives none. */
export const searchAddresses = endpoint({
  method: 'GET',
  path: '/v2/api/store/addresses/search',
  access: 'protected',
  summary: 'ค้นตำบล อำเภอ จังหวัด และรหัสไปรษณีย์ พิมพ์ช่องใดก่อนก็ได้',
  query: z.object({ tambon: typed, amphoe: typed, province: typed, postcode: typed }),
  reply: z.object({
    items: z.array(z.object({ tambon: z.string(), amphoe: z.string(), province: z.string(), postcode: z.string() })),
  }),
})
