import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { bookingOf, depositLines, payoutLines } from './book-rules.ts'
import type { EndOfDayEvent } from './end-of-day-rules.ts'

const payout = {
  kind: 'full',
  rate: 135,
  principal: koin(1_000_00),
  interest: koin(13_50),
  tax: koin(2_03),
  paid: koin(1_011_47),
} as const
const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)
const eventOf = (event: object) => event as EndOfDayEvent

test('a payout: the wallet receives what it says, the bank pays the interest and keeps the tax', () => {
  expect(payoutLines(payout)).toEqual([
    { account: 'wallet', amount: 1_011_47 },
    { account: 'deposit', amount: -1_000_00 },
    { account: 'interest_expense', amount: -13_50 },
    { account: 'withholding_tax', amount: 2_03 },
  ])
  expect(sum(payoutLines(payout))).toBe(0)
})

test('what is put into a deposit leaves the wallet', () => {
  expect(depositLines(koin(50_00))).toEqual([
    { account: 'wallet', amount: -50_00 },
    { account: 'deposit', amount: 50_00 },
  ])
})

test.each([
  {
    event: { kind: 'savings', half: '0001-07-01', interest: koin(3_00) },
    cause: 'bank:savings:0001-07-01',
    title: 'ดอกเบี้ยออมทรัพย์',
    href: '/bank/saving',
    lines: [
      { account: 'wallet', amount: 3_00 },
      { account: 'interest_expense', amount: -3_00 },
    ],
  },
  {
    event: { kind: 'matured', deposit: { id: 'a', term: 12 }, payout },
    cause: 'bank:a:mature',
    title: 'ฝากประจำ 12 เดือน ครบกำหนด',
    href: '/bank/deposit/a',
    lines: payoutLines(payout),
  },
  {
    event: { kind: 'finished', deposit: { id: 'b' }, payout },
    cause: 'bank:b:mature',
    title: 'ทวีทรัพย์ ครบกำหนด',
    href: '/bank/deposit/b',
    lines: payoutLines(payout),
  },
  {
    event: { kind: 'rolled', deposit: { id: 'c', round: 2, term: 3 }, payout },
    cause: 'bank:c:roll:2',
    title: 'ฝากประจำ 3 เดือน ฝากต่อ',
    href: '/bank/deposit/c',
    lines: [
      { account: 'deposit', amount: 11_47 },
      { account: 'interest_expense', amount: -13_50 },
      { account: 'withholding_tax', amount: 2_03 },
    ],
  },
  {
    event: { kind: 'paid', deposit: { id: 'd', monthly: koin(100_00) }, nth: 7 },
    cause: 'bank:d:pay:7',
    title: 'ทวีทรัพย์ งวดที่ 7',
    href: '/bank/deposit/d',
    lines: depositLines(koin(100_00)),
  },
])('the night books $event.kind once, by its cause, and its lines are balanced', ({ event, ...booked }) => {
  expect(bookingOf(eventOf(event))).toEqual(booked)
  expect(sum(booked.lines)).toBe(0)
})

test('where no koin move, nothing is booked', () => {
  expect(bookingOf(eventOf({ kind: 'missed', deposit: { id: 'd' } }))).toBeNull()
})
