import { expect, test } from 'vitest'
import { plainTitle } from './plain-title.ts'

test('marks of line breaks leave a title without a gap', () => {
  expect(plainTitle('ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอก')).toBe('ดอกเบี้ยทบต้น เงินก้อนเล็กที่งอก')
})
