const mobile = /^0[689]\d{8}$/
const landline = /^0[2-57]\d{7}$/

/** A Thai telephone number in any usual spelling → its digits from 0, or null: mobiles have ten digits, landlines nine. */
export function readPhone(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(?:\+|00)?66(?=[2-9])/, '0')
  return mobile.test(digits) || landline.test(digits) ? digits : null
}
