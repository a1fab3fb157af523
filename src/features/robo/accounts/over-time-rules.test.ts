import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv.ts'
import { practiceBaht } from '#lib/money.ts'
import { writePlanCsv } from './csv-rules.ts'
import type { RoboLog } from './log-contract.ts'
import { planOverTime } from './over-time-rules.ts'

type RoboLogOrder = RoboLog['orders'][number]

const order = (trade_on: string, fee: number | null, changes: Partial<RoboLogOrder> = {}): RoboLogOrder => ({
  id: '01900000-0000-7000-8000-000000000001',
  code: 'SIM-MIX60',
  name: 'ผสม',
  kind: 'buy',
  state: fee === null ? 'accepted' : 'settled',
  amount: practiceBaht(100_000),
  units: 912_345,
  nav: 109_999,
  fee: fee === null ? null : practiceBaht(fee),
  proceeds: null,
  trade_on,
  settled_on: trade_on,
  ...changes,
})
const log = (at: string, orders: RoboLogOrder[]): RoboLog => ({
  id: at,
  type: 'buy',
  at,
  title: 'ซื้อเพิ่ม',
  note: null,
  amount: practiceBaht(100_000),
  orders,
})
const history = [
  { day: '2027-01-11', value: practiceBaht(99_500), put_in: practiceBaht(100_000) },
  { day: '2027-01-12', value: practiceBaht(100_700), put_in: practiceBaht(100_000) },
  { day: '2027-01-13', value: practiceBaht(201_000), put_in: practiceBaht(200_000) },
]
// Newest first, as the log is.
const logs = [
  log('2027-01-13T03:00:00.000Z', [order('2027-01-13', 400), order('2027-01-14', null)]),
  log('2027-01-11T03:00:00.000Z', [order('2027-01-11', 500)]),
]

test('money put in, what was earned on it and the fees paid so far, day by day', () => {
  const days = planOverTime({ history, fees: practiceBaht(900) }, logs)
  expect(days.map(({ earned }) => earned)).toEqual([-500, 700, 1_000])
  expect(days.map(({ fees }) => fees)).toEqual([500, 500, 900])
  for (const { value, put_in, earned } of days) expect(put_in + earned).toBe(value)
})

test('fees that are older than the log stand before its first day', () => {
  const days = planOverTime({ history, fees: practiceBaht(1_200) }, logs)
  expect(days.map(({ fees }) => fees)).toEqual([800, 800, 1_200])
})

test('the file has a line for each order, oldest first, with plain numbers', () => {
  const rows = readCsv(writePlanCsv(logs))!
  expect(rows).toHaveLength(4)
  expect(rows[1]).toEqual([
    '2027-01-11',
    'ซื้อเพิ่ม',
    '1000.00',
    'SIM-MIX60',
    'ซื้อ',
    '2027-01-11',
    '10.9999',
    '91.2345',
    '1000.00',
    '5.00',
    '',
  ])
  expect(rows[3]?.[9]).toBe('')
})
