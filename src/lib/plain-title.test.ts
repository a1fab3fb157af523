import { expect, test } from 'vitest'
import { plainTitle } from './plain-title.ts'

test('line-break marks are removed without leaving a gap', () => {
  expect(plainTitle('ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอก')).toBe('ดอกเบี้ยทบต้น เงินก้อนเล็กที่งอก')
})
