import { describe, expect, it } from 'vitest'
import { readNumber } from '../fields/read-number.ts'
import { joinDate, onlyDigits, splitDate, toBuddhistYear } from './buddhist-date.ts'
import { nameMonths } from './duration.ts'

describe('a typed date', () => {
  it('converts years of the Buddhist era to ISO and back', () => {
    expect(splitDate('2011-04-03')).toEqual({ day: '3', month: '4', year: '2554' })
    expect(joinDate({ day: '3', month: '4', year: '2554' })).toBe('2011-04-03')
  })

  it('is empty until all three parts are there', () => {
    expect(joinDate({ day: '3', month: '', year: '2554' })).toBe('')
    expect(joinDate({ day: '3', month: '4', year: '255' })).toBe('')
    expect(splitDate('yesterday')).toEqual({ day: '', month: '', year: '' })
  })

  it('accepts an impossible day, so that the schema can refuse it', () => {
    expect(joinDate({ day: '31', month: '2', year: '2554' })).toBe('2011-02-31')
  })

  it('reads Thai digits and a year of the common era', () => {
    expect(onlyDigits('๒๕๕๔x', 4)).toBe('2554')
    expect(toBuddhistYear('2011')).toBe('2554')
    expect(toBuddhistYear('2554')).toBe('2554')
  })
})

describe('a typed number', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['๑๒๓', 123],
    ['−3', -3],
    [' 10 000 ', 10_000],
    ['', null],
    ['ร้อย', null],
    ['1.2.3', null],
    ['1e9', null],
  ])('%s is %s', (typed, number) => expect(readNumber(typed)).toBe(number))
})

describe('a duration in words', () => {
  it.each([
    [0, 'เริ่ม'],
    [7, '7 เดือน'],
    [24, '2 ปี'],
    [30, '2 ปี 6 เดือน'],
  ])('%i months', (months, words) => expect(nameMonths(months)).toBe(words))
})
