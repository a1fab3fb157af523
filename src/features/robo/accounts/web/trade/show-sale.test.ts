import { expect, test } from 'vitest'
import { quoteOf, readSale, saleOf } from './show-sale.ts'

test('a sale has exactly one measure', () => {
  expect(saleOf('amount', 50_000)).toEqual({ amount: 50_000 })
  expect(saleOf('percent', 25)).toEqual({ percent: 25 })
  expect(saleOf('all', null)).toEqual({ all: true })
  expect(saleOf('close', null)).toEqual({ close: true })
  expect(quoteOf('close', null)).toEqual({ all: 'true' })
  expect(quoteOf('percent', 25)).toEqual({ percent: 25 })
})

test('percents are whole and from 1 to 100, amounts from 50.00', () => {
  expect(readSale('percent', '100')).toEqual({ number: 100, fault: null })
  for (const typed of ['0', '101', '2.5', 'ครึ่ง', '']) expect(readSale('percent', typed).fault).not.toBeNull()
  expect(readSale('amount', '49').fault).toMatch(/50\.00/)
  expect(readSale('amount', '50')).toEqual({ number: 5_000, fault: null })
  expect(readSale('all', '')).toEqual({ number: null, fault: null })
})
