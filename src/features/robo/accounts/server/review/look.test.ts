// What the evening's job tells of accounts, on a market that is moved by hand: drift, falls, projections, assessments that end.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nextBusinessDay } from '#features/bank/clock/business-day-rules.ts'
import { acceptNotifications, getNotifications, type RoboNoticeKind } from '#features/robo/notices/contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { key, moveMarket, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { adjustMutualFund, getChangedTargetValue, saleMutualFund, showRoboQuote } from '../../money-contract.ts'
import { roboAccountFeature } from '../feature.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)
const jobs = roboAccountFeature.jobs({ db: fixture.db, clock: () => fixture.clock.now, storage: null as never })
const look = () => (jobs['robo-looks'] as { run: (input: unknown) => Promise<unknown> }).run({})

/** Goes to the evening of a later business day, and lets the job look at the accounts after the NAVs, which may be moved before. */
async function live(days: number, move?: { codes: readonly string[]; by: number }): Promise<string> {
  let day = bangkokDay(fixture.clock.now)
  for (let nth = 0; nth < days; nth++) day = nextBusinessDay(day)
  await goTo(`${day}T19:20`)
  if (move) await moveMarket(fixture.db, move.codes, move.by)
  await look()
  return day
}

async function noticesOf(who: TestPerson, kind: RoboNoticeKind) {
  const { json } = await fixture.send(await again(who), getNotifications, { query: {} })
  return json.items.filter((one) => one.kind === kind)
}

async function codesOf(who: TestPerson, accountId: string) {
  return (await detail(who, accountId)).mutualFundPlanDetail.parts.map(({ code }) => code)
}

test('an assessment that ends is told two weeks ahead, once a person, however many accounts there are', async () => {
  await goTo('2026-12-14T10:00')
  const who = await anInvestor(3)
  await anAccount(who)
  await anAccount(who)
  await live(2)
  expect(await noticesOf(who, 'assessment_ends')).toEqual([])
  expect(await live(1)).toBe('2026-12-17')
  const told = await noticesOf(who, 'assessment_ends')
  expect(told).toMatchObject([{ figures: { until: 20261231 }, href: '/robo/assessment' }])
  await live(1)
  expect(await noticesOf(who, 'assessment_ends')).toEqual(told)
})

test('a drift of five points is told once, mended as it was shown, and told again when it comes back', async () => {
  await goTo('2027-01-11T10:00')
  let who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 500_000 })
  await live(4)
  expect(await noticesOf(who, 'drift')).toEqual([])
  const { holdings } = (await detail(who, accountId)).mutualFundAccountDetail
  const codes = holdings.filter((one) => one.class === 'equity').map(({ code }) => code)
  await live(1, { codes, by: 2.5 })
  await live(1)
  const [told, ...more] = await noticesOf(who, 'drift')
  expect(more).toEqual([])
  expect(told!.figures.drift).toBeGreaterThanOrEqual(500)
  const { drift, may_rebalance } = (await detail(who, accountId)).mutualFundAccountDetail
  expect([drift >= 500, may_rebalance]).toEqual([true, true])

  who = await again(who)
  const { json: shown } = await fixture.send(who, showRoboQuote, { query: { kind: 'rebalance', accountId } })
  const body = { accountId, rebalance: true as const, trade_on: shown.trade_on, quote: shown.quote }
  expect((await fixture.send(who, adjustMutualFund, { body }, key())).status).toBe(200)
  await live(8)
  expect((await detail(who, accountId)).mutualFundAccountDetail.drift).toBeLessThan(500)
  expect(await noticesOf(who, 'drift')).toHaveLength(1)
  await live(1, { codes, by: 2.5 })
  expect(await noticesOf(who, 'drift')).toHaveLength(2)
})

test('a projection that moved by over 5 % is told against the figure that its owner acknowledged last', async () => {
  await goTo('2027-02-08T10:00')
  const who = await anInvestor(2)
  const accountId = await anAccount(who, { level: 2, start_amount: 500_000, monthly: 0 })
  await live(6)
  expect(await noticesOf(who, 'target_changed')).toEqual([])
  const codes = await codesOf(who, accountId)
  const changed = async () =>
    (await fixture.send(await again(who), getChangedTargetValue, { body: { accountId } })).json

  await live(6, { codes, by: 0.5 })
  const [fell, ...more] = await noticesOf(who, 'target_changed')
  expect(more).toEqual([])
  expect(fell!.title).toContain('ลดลง')
  expect(fell!.figures.change).toBeLessThan(-4_000)
  expect(await changed()).toMatchObject({ is_changed: true, before: fell!.figures.before })
  await live(6)
  expect(await noticesOf(who, 'target_changed')).toHaveLength(1)

  await fixture.send(await again(who), acceptNotifications, { body: { ids: [fell!.id] } })
  expect(await changed()).toMatchObject({ before: fell!.figures.after })
  await live(6, { codes, by: 2 })
  const [rose, , ...others] = await noticesOf(who, 'target_changed')
  expect(others).toEqual([])
  expect(rose!.title).toContain('เพิ่มขึ้น')
  expect(rose!.figures).toMatchObject({ before: fell!.figures.after })
})

test('after a fall of ten percent its owner is told what panic would have cost, and next time what it would have saved', async () => {
  await goTo('2027-03-22T10:00')
  const who = await anInvestor(1)
  const accountId = await anAccount(who, { level: 1, start_amount: 500_000 })
  await live(3)
  const codes = await codesOf(who, accountId)
  const alarm = await live(1, { codes, by: 0.8 })
  expect(await noticesOf(who, 'fall')).toEqual([])
  // Five published days in whole weeks are a bank month of 21 market days: nothing is told after four.
  await live(2, { codes, by: 1.3 })
  await live(2)
  expect(await noticesOf(who, 'fall')).toEqual([])
  const judged = await live(1)
  const [cost] = await noticesOf(who, 'fall')
  const worth = async (day: string) =>
    (await detail(who, accountId)).mutualFundAccountDetail.history.find((one) => one.day === day)!.value
  const [value, later] = [await worth(alarm), await worth(judged)]
  expect(cost!.figures).toMatchObject({ value, later, alarm_on: numberOf(alarm), judged_on: numberOf(judged) })
  expect(Math.abs(cost!.figures.fall! + 2_000)).toBeLessThan(200)
  expect(later).toBeGreaterThan(value * 1.2)
  expect(cost!.body).toContain(`รอบนี้การขายจะทำให้ได้น้อยลง ${sayBaht(later - value)}`)

  await live(1, { codes, by: 0.85 })
  await live(2, { codes, by: 0.8 })
  await live(3)
  const [saved, ...told] = await noticesOf(who, 'fall')
  expect(told).toEqual([cost])
  expect(saved!.figures.later).toBeLessThan(saved!.figures.value! * 0.9)
  expect(saved!.body).toContain(`การขายจะช่วยรักษาไว้ได้ ${sayBaht(saved!.figures.value! - saved!.figures.later!)}`)
  // A job that runs again the same evening tells nothing twice.
  await sql`update robo_account set looked_on = null where id = ${accountId}`.execute(fixture.db)
  await Promise.all([look(), look()])
  expect(await noticesOf(who, 'fall')).toEqual([saved, cost])
})

test('a plan that was sold out is closed in the evening, and says what came of it', async () => {
  await goTo('2027-06-14T10:00')
  const who = await anInvestor(2)
  const accountId = await anAccount(who, { level: 2, start_amount: 100_000 })
  await live(3)
  await goTo('2027-06-18T10:00')
  const closing = await fixture.send(await again(who), saleMutualFund, { body: { accountId, close: true } }, key())
  expect(closing.json).toMatchObject({ account: { state: 'closing' } })
  await live(1)
  expect(await noticesOf(who, 'closed')).toEqual([])
  await live(5)
  const { withdrawn, gain, state } = (await detail(who, accountId)).mutualFundAccountDetail
  expect(state).toBe('closed')
  expect(await noticesOf(who, 'closed')).toMatchObject([{ figures: { withdrawn, gain } }])
})

const numberOf = (day: string) => Number(day.replaceAll('-', ''))
const sayBaht = (hundredths: number) =>
  `${(hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })} บาทจำลอง`
