// Files of real NAVs: what is refused, row by row, and what is held.
import { expect, test } from 'vitest'
import { decodeFile, judgeRows, type Known, readNavFile } from './import-rules.ts'

const known: Known = new Map([
  ['REAL-A', { source: 'file', navs: new Map([['2026-11-19', 100_000]]), last: '2026-11-19' }],
  ['REAL-B', { source: 'file', navs: new Map(), last: null }],
  ['SIM-CASH', { source: 'model', navs: new Map([['2026-11-20', 120_000]]), last: '2026-11-20' }],
])
const judge = (lines: string[]) => {
  const read = readNavFile(['fund,date,nav', ...lines].join('\n'))!
  return { read, ...judgeRows(read.rows, known, '2026-11-24') }
}

test('rows that follow the last day are added, those that are known are left', () => {
  const { added, unchanged, faults, jumps } = judge([
    'REAL-A,2026-11-19,10.0000',
    'REAL-A,2026-11-23,10.3',
    'REAL-A,2026-11-20,10.25',
    'REAL-B,2026-11-23,8.1234',
  ])
  expect({ unchanged, faults, jumps }).toEqual({ unchanged: 1, faults: [], jumps: [] })
  expect(added.map(({ day, nav }) => [day, nav])).toEqual([
    ['2026-11-20', 102_500],
    ['2026-11-23', 103_000],
    ['2026-11-23', 81_234],
  ])
})

const faulty: [string, string[], number, RegExp][] = [
  ['a gap', ['REAL-A,2026-11-20,10', 'REAL-A,2026-11-24,10'], 2, /ขาดราคาของ 2026-11-23/],
  ['a duplicate', ['REAL-A,2026-11-20,10', 'REAL-A,2026-11-20,10.1'], 2, /ซ้ำในไฟล์/],
  ['a zero', ['REAL-A,2026-11-20,0.0000'], 1, /มากกว่า 0/],
  ['a negative NAV', ['REAL-A,2026-11-20,-1'], 1, /ตัวเลข/],
  ['five decimals', ['REAL-A,2026-11-20,10.12345'], 1, /4 ตำแหน่ง/],
  ['another NAV for a stored day', ['REAL-A,2026-11-19,10.5'], 1, /มีราคาแล้ว/],
  ['a day before the last one', ['REAL-A,2026-11-18,10'], 1, /ก่อนวันสุดท้าย/],
  ['a Sunday', ['REAL-B,2026-11-22,10'], 1, /ไม่ใช่วันทำการ/],
  ['a holiday', ['REAL-B,2026-10-23,10'], 1, /ไม่ใช่วันทำการ/],
  ['a day to come', ['REAL-B,2026-11-25,10'], 1, /ยังมาไม่ถึง/],
  ['30 February', ['REAL-B,2026-02-30,10'], 1, /วันที่/],
  ['an unknown fund', ['REAL-X,2026-11-20,10'], 1, /ไม่มีกองทุน/],
  ['a fund of the model', ['SIM-CASH,2026-11-23,12'], 1, /ราคาจำลอง/],
]
test.each(faulty)('%s is named by its row', (_, lines, row, detail) => {
  const { read, faults } = judge(lines)
  expect([...read.faults, ...faults]).toEqual([{ row, detail: expect.stringMatching(detail) }])
})

test('a jump of more than 20 % is held, one of 20 % is not', () => {
  expect(judge(['REAL-A,2026-11-20,12']).jumps).toEqual([])
  expect(judge(['REAL-A,2026-11-20,12.0001']).jumps).toMatchObject([
    { row: 1, before: 100_000, nav: 120_001, change: 2_000 },
  ])
  expect(judge(['REAL-A,2026-11-20,7.9']).jumps).toMatchObject([{ change: -2_100 }])
  expect(judge(['REAL-B,2026-11-20,1', 'REAL-B,2026-11-23,2']).jumps).toMatchObject([{ row: 2, change: 10_000 }])
})

test('a file in another encoding or form is no file of NAVs', () => {
  expect(decodeFile(Uint8Array.from([0x66, 0x75, 0xa1, 0xc3]))).toBeNull()
  expect(decodeFile(new TextEncoder().encode('fund,date,nav'))).toBe('fund,date,nav')
  expect(readNavFile('a,b\n1,2')).toBeNull()
  expect(readNavFile('fund,date,nav')).toBeNull()
  expect(readNavFile('fund,date,nav\n"never ends')).toBeNull()
  // UTF-16 of a spreadsheet: bytes that are no UTF-8.
  expect(decodeFile(Uint8Array.from([0xff, 0xfe, 0x66, 0x00]))).toBeNull()
})
