import { expect, test } from 'vitest'
import { foldPlace } from './place-rules.ts'
import { readPhone } from './rules.ts'

test.each([
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['0066812345678', '0812345678'],
  ['(02) 123 4567', '021234567'],
  ['053.123.456', '053123456'],
])('%s is a Thai number', (typed, digits) => {
  expect(readPhone(typed)).toBe(digits)
})

test.each(['', '081234567', '08123456789', '0112345678', '+1 415 555 0100', '๐๘๑๒๓๔๕๖๗๘', 'abc'])(
  '%s is none',
  (typed) => {
    expect(readPhone(typed)).toBeNull()
  },
)

test('prefixes and short names fold into those of the list', () => {
  const typed = { tambon: 'แขวง สามเสนใน', amphoe: 'เขตพญาไท', province: 'กทม.', postcode: ' 10400' }
  expect(foldPlace(typed)).toEqual({
    tambon: 'สามเสนใน',
    amphoe: 'พญาไท',
    province: 'กรุงเทพมหานคร',
    postcode: '10400',
  })
  const town = { tambon: 'ต.ในเมือง', amphoe: 'อ.เมือง', province: 'จ.ขอนแก่น', postcode: '40000' }
  expect(foldPlace(town).amphoe).toBe('เมืองขอนแก่น')
})
