import { expect, test } from 'vitest'
import { wordsOf } from './notice-words-rules.ts'

const bodyOf = (left: number) => wordsOf('dca_skipped', { amount: 50_000, left }, 'plan').body

// Three in a row pause the instalments: after the first, two more do.
test('a skipped instalment says how many more in a row bring the pause, and the third that it is here', () => {
  expect(bodyOf(2)).toContain('ถ้าข้ามติดกันอีก 2 งวด งวดรายเดือนจะหยุดพัก')
  expect(bodyOf(1)).toContain('ถ้าข้ามติดกันอีก 1 งวด งวดรายเดือนจะหยุดพัก')
  expect(bodyOf(0)).toContain('ข้ามติดกันครบแล้ว งวดรายเดือนจึงหยุดพัก')
})
