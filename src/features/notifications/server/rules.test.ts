import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBangkokStamp } from '#lib/thai/bangkok-time.ts'
import { noticeGroupNames } from '../notices.ts'
import { mailTime } from './rules.ts'

/** A moment by Bangkok's clock, like '2026-11-21T20:59:59.999'. */
const bangkok = (wall: string) => new Date(`${wall}+07:00`)

test.each([
  ['2026-11-21T07:00', '2026-11-21T07:00'],
  ['2026-11-21T12:30', '2026-11-21T12:30'],
  ['2026-11-21T20:59:59.999', '2026-11-21T20:59:59.999'],
  ['2026-11-21T21:00', '2026-11-22T07:00'],
  ['2026-11-21T23:59:59.999', '2026-11-22T07:00'],
  ['2026-11-22T00:00', '2026-11-22T07:00'],
  ['2026-11-22T06:59:59.999', '2026-11-22T07:00'],
  ['2026-12-31T22:00', '2027-01-01T07:00'],
  // Daylight saving time starts or ends elsewhere on these nights; Bangkok has none.
  ['2026-03-29T01:30', '2026-03-29T07:00'],
  ['2026-10-25T02:30', '2026-10-25T07:00'],
])('a notice of %s in Bangkok is mailed at %s', (asked, leaves) => {
  expect(mailTime('learning', bangkok(asked))).toEqual(bangkok(leaves))
})

test('security warnings are sent at any hour', () => {
  for (const hour of ['00:00', '03:00', '21:00', '23:59'])
    expect(mailTime('security', bangkok(`2026-11-21T${hour}`))).toEqual(bangkok(`2026-11-21T${hour}`))
})

test('at any moment, a mail is due outside quiet hours, never early and within ten hours', () => {
  const moment = fc.date({ min: new Date('2020-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true })
  const group = fc.constantFrom(...noticeGroupNames.filter((one) => one !== 'security'))
  fc.assert(
    fc.property(moment, group, (now, one) => {
      const at = mailTime(one, now)
      const clock = formatBangkokStamp(at).slice(-5)
      expect(clock >= '07:00' && clock < '21:00').toBe(true)
      expect(at >= now).toBe(true)
      expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(10 * 3_600_000)
      expect(mailTime(one, at)).toEqual(at)
    }),
  )
})
