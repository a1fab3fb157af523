import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { rewardText } from './text.ts'

test('the text for screen readers contains the amount and the new balance, once', () => {
  const said = rewardText.said('จบภารกิจ “เข้าใจกองทุน”', { before: koin(83_000), earned: koin(1_000) })
  expect(said).toBe('จบภารกิจ “เข้าใจกองทุน” ได้ 10.00 koin รวม 840.00 koin')
  expect(rewardText.said('ถึงระดับ Hero', undefined)).toBe('ถึงระดับ Hero')
})
