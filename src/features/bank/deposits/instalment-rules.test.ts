import { expect, test } from 'vitest'
import {
  afterTry,
  countMissed,
  dayOfSquare,
  fillSquares,
  firstTry,
  type Instalments,
  triesOf,
} from './instalment-rules.ts'

const opened = (): Instalments => ({ opened_on: '0001-01-20', squares: [0], next_try: '0001-02-05', state: 'open' })

/** Tries month after month; `missed` months (by number) never have enough koin. */
function play(missed: readonly number[], late: Record<number, number> = {}): Instalments & { tries: number } {
  let account: Instalments = opened()
  let tries = 0
  while (account.next_try !== null && account.state === 'open') {
    const nth = account.squares.length + 1
    const day = Number(account.next_try.slice(8))
    account = { ...account, ...afterTry(account, !missed.includes(nth) && day >= (late[nth] ?? 5)) }
    tries++
  }
  return { ...account, tries }
}

test('an instalment is tried on days 5, 10, 15, 20, 25 and the last day of its month', () => {
  expect(triesOf(1)).toEqual(['0001-02-05', '0001-02-10', '0001-02-15', '0001-02-20', '0001-02-25', '0001-02-28'])
  expect(triesOf(37).at(-1)).toBe('0004-02-29')
  expect(triesOf(0).at(-1)).toBe('0001-01-31')
})

test('the first try is on day 5 of the month after the opening', () => {
  expect(firstTry('0001-01-20')).toBe('0001-02-05')
  expect(firstTry('0001-12-31')).toBe('0002-01-05')
})

test('a square has the day of its instalment, or the last day of its missed month', () => {
  const openedOn = '0001-01-20'
  expect(dayOfSquare({ openedOn, nth: 1, offset: 0 })).toBe('0001-01-20')
  expect(dayOfSquare({ openedOn, nth: 2, offset: 16 })).toBe('0001-02-05')
  expect(dayOfSquare({ openedOn, nth: 2, offset: -1 })).toBe('0001-02-28')
})

test('all months paid on day 5: 24 squares and 23 tries', () => {
  const done = play([])
  expect(done).toMatchObject({ state: 'open', next_try: null, tries: 23 })
  expect(done.squares).toHaveLength(24)
  expect(done.squares[1]).toBe(16)
})

test.each([10, 15, 20, 25, 28])(
  'paid on a later try, day %i of the month, the month counts and the next is day 5',
  (day) => {
    const done = play([], { 2: day })
    expect(done.squares[1]).toBe(day + 11)
    expect(done.squares[2]).toBe(44)
    expect(countMissed(done.squares)).toBe(0)
  },
)

test.each([2, 3, 12, 23, 24])('one missed month, the %ith, is forgiven', (nth) => {
  const done = play([nth])
  expect(done).toMatchObject({ state: 'open', next_try: null, tries: 28 })
  expect(done.squares[nth - 1]).toBe(-1)
  expect(done.squares).toHaveLength(24)
})

const pairs = [
  [2, 3],
  [2, 24],
  [12, 13],
  [23, 24],
]
test.each(pairs)('two missed months, %i and %i, are forgiven', (...missed) => {
  expect(play(missed)).toMatchObject({ state: 'open', next_try: null })
})

test.each(pairs.map((pair) => [...pair, pair[1]! < 24 ? 24 : 22]))(
  'a third missed month (%i, %i, %i) stops it',
  (...missed) => {
    const done = play(missed)
    const third = Math.max(...missed)
    expect(done).toMatchObject({ state: 'stopped', next_try: null })
    expect(done.squares).toHaveLength(third)
    expect(fillSquares(done)).toEqual(done.squares)
  },
)

test('the squares of the future are those of day 5, from the next try on', () => {
  expect(fillSquares(opened())).toEqual(play([]).squares)
  const late = { ...opened(), next_try: '0001-02-25' }
  expect(fillSquares(late)[1]).toBe(36)
})
