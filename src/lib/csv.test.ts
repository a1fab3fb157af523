import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainHundredths, readCsv, writeCsv } from './csv.ts'

test('what is written is read again, cell by cell', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r(?!\n)/g, '').trim())
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }).filter((row) => row.some((one) => one !== '')))
  fc.assert(
    fc.property(rows, (given) => {
      expect(readCsv(writeCsv(given))).toEqual(given)
    }),
  )
})

test('no cell that is written begins a formula', () => {
  const signs = [...'=+-@＝＋－＠﹢﹣﹦﹫−']
  const cells = signs.flatMap((sign) =>
    ['', '\t', '\r', '\n', ' ', '\u3000', '\u200b', '\ufeff'].map((before) => `${before}${sign}1`),
  )
  for (const cell of [...cells, '\tx', '\rx', '\nx']) expect(writeCsv([[cell]]), cell).toMatch(/^\ufeff"?'/)
})

test.each([
  ['code\r\nA1\r\n\r\nB2', [['code'], ['A1'], ['B2']]],
  [
    'a;b\n1;"x;""y"""\n',
    [
      ['a', 'b'],
      ['1', 'x;"y"'],
    ],
  ],
  [
    '\ufeffa\tb\n 1 \t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['', []],
])('%j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})

test('a quoted cell that never ends is no CSV', () => {
  expect(readCsv('a,"b\nc')).toBeNull()
})

test('hundredths as spreadsheets read numbers', () => {
  expect([0, 5, -5, 100, -123_450].map(plainHundredths)).toEqual(['0.00', '0.05', '-0.05', '1.00', '-1234.50'])
})
