import { z } from 'zod/mini'

const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))

const mobile = /^0[689]\d{8}$/
const landline = /^0[2-57]\d{7}$/

/** A Thai telephone number in any usual spelling → its digits from 0, or null: mobiles have ten digits, landlines nine. */
export function readPhone(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?66(?=[2-9])/, '0')
  return mobile.test(digits) || landline.test(digits) ? digits : null
}

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
