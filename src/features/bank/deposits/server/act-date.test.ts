// A bank day lasts some hours and may begin on the real day before: an act has its own date, not that of the bank day's beginning.
import { expect, test } from 'vitest'
import { bankDayAt, firstClock, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { bankOf } from '#tests/fixtures/bank.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { closeThaweesup, listEndedDeposits, showBankAccounts } from '../contract.ts'

const fixture = await openTestbed()
const bank = bankOf(fixture)

test('what was opened and closed at 00:12 has the date of that night', async () => {
  const midnight = startOfNightAcross()
  fixture.clock.now = midnight
  const today = bangkokDay(midnight)
  expect(bangkokDay(startOfBankDay(firstClock, bankDayAt(firstClock, midnight)))).not.toBe(today)
  const who = await aPerson(fixture, { koin: 100_000 })
  const { json: fixed } = await bank.openFixed(who, 20_000)
  await bank.openThaweesup(who, 10_000)
  const { json: mine } = await fixture.send(who, showBankAccounts, {})
  const opened = [mine.fixed[0]!.opened, mine.thaweesup!.opened, fixed.deposit.opened]
  expect(opened.map(({ at }) => at)).toEqual(opened.map(() => midnight.toISOString()))

  const later = new Date(midnight.getTime() + 60_000)
  fixture.clock.now = later
  who.token = await freshToken(fixture, who)
  await bank.closeFixed(who, fixed.deposit.id)
  const saving = { body: { id: mine.thaweesup!.id } }
  await fixture.send(who, closeThaweesup, saving, { 'idempotency-key': 'close-saving' })
  const { json: ended } = await fixture.send(who, listEndedDeposits, {})
  expect(ended.items.map((one) => one.ended?.at)).toEqual([later.toISOString(), later.toISOString()])
})

/** The first 00:12 in Bangkok, some days from now on, at which the bank day began before midnight. */
function startOfNightAcross(): Date {
  const day = 86_400_000
  for (let nth = 1; nth < 30; nth++) {
    const at = new Date(Date.parse(`${bangkokDay(fixture.clock.now)}T00:12+07:00`) + nth * day)
    const began = startOfBankDay(firstClock, bankDayAt(firstClock, at))
    if (bangkokDay(began) !== bangkokDay(at)) return at
  }
  throw new Error('no bank day of a month begins before midnight')
}
