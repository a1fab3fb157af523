import { expect, test } from 'vitest'
import { text } from './text.ts'

const at = '2026-12-05T03:00:00.000Z'

test.each([
  ['on_sale', 'ครบแล้ว แลกเมื่อพร้อม'],
  ['soon', 'koin ครบแล้ว เปิดให้แลก 5 ธ.ค. 2569'],
  ['sold_out', 'koin ครบแล้ว ของหมดชั่วคราว'],
  ['over', 'koin ครบแล้ว แต่ปิดแลกแล้ว'],
] as const)('enough koin for a thing that is %s says what can be done with it', (state, words) => {
  expect(text.enoughFor({ state, on_sale_from: at })).toBe(words)
})
