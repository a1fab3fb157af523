// Instalments by the bank clock: days, retries, skips, pauses, and nights that run twice, at once, late, or die.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isBusinessDay } from '#features/bank/clock/business-day-rules.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { acceptNotifications, getNotifications } from '#features/robo/notices/contract.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { at, key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showDca } from '../../dca-contract.ts'
import { adjustMutualFund, saleMutualFund } from '../../money-contract.ts'
import { takeDueInstalments } from '../review/end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, liveTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)
const take = () => takeDueInstalments(fixture.db, fixture.clock.now)
const dca = async (who: TestPerson, accountId: string) =>
  (await fixture.send(await again(who), showDca, { query: { accountId } })).json
const adjust = async (who: TestPerson, body: object) =>
  fixture.send(await again(who), adjustMutualFund, { body: body as never }, key())
const noticesOf = async (who: TestPerson) =>
  (await fixture.send(await again(who), getNotifications, { query: {} })).json

test('a day is chosen by its calendar, and each bank month is paid once, with the money where the plan lacks most', async () => {
  await goTo('2026-11-23T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 100_000, monthly: 50_000 })
  expect((await dca(who, accountId)).coming).toEqual([])
  const shown = (await fixture.send(who, showDca, { query: { accountId, day: '15', amount: '60000' } as never })).json
  expect(shown.coming).toHaveLength(6)
  for (const { due, on, state, amount } of shown.coming) {
    expect([due.day.slice(8), state, amount]).toEqual(['15', 'coming', 60_000])
    expect(isBusinessDay(on)).toBe(true)
  }
  expect((await adjust(who, { accountId, dca_day: 15 })).status).toBe(200)
  expect((await dca(who, accountId)).coming.map(({ on }) => on)).toEqual(shown.coming.map(({ on }) => on))
  await liveTo('2026-12-21T12:00')
  const { past, paid_sum, paid_count, coming } = await dca(who, accountId)
  expect(past.map(({ on }) => on).toReversed()).toEqual(shown.coming.slice(0, past.length).map(({ on }) => on))
  expect([paid_count, paid_sum]).toEqual([past.length, past.length * 50_000])
  expect(past.length).toBeGreaterThanOrEqual(3)
  expect(coming[0]!.month).toBe(past[0]!.month + 1)
  const { mutualFundAccountDetail, transactionLogs } = await detail(who, accountId)
  expect(mutualFundAccountDetail.put_in).toBe(100_000 + past.length * 50_000)
  expect(transactionLogs.filter(({ type }) => type === 'dca')).toHaveLength(past.length)
})

test('nights at once, twice and dead half-way pay each instalment once', async () => {
  await goTo('2027-01-04T10:00')
  const people = await Promise.all(Array.from({ length: 8 }, () => anInvestor(2)))
  const accounts = await Promise.all(
    people.map((who) => anAccount(who, { level: 2, start_amount: 20_000, monthly: 30_000, dca_day: 0 })),
  )
  const first = (await dca(people[0]!, accounts[0]!)).coming[0]!.on
  fixture.clock.now = at(`${first}T09:00`)
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  await takeDueInstalments(fixture.db, fixture.clock.now, { max: 3 })
  await Promise.all([take(), take(), takeDueInstalments(fixture.db, fixture.clock.now, { max: 2 })])
  await take()
  for (const [at_, who] of people.entries()) {
    const { paid_count, past } = await dca(who, accounts[at_]!)
    expect([paid_count, past.map(({ state }) => state)]).toEqual([1, ['paid']])
    expect((await detail(who, accounts[at_]!)).mutualFundAccountDetail.put_in).toBe(50_000)
  }
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('an empty purse is tried on three more business days, then skipped; three skips pause, and one can go on', async () => {
  await goTo('2027-02-01T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 500_000, monthly: 900_000, dca_day: 1 })
  const [first] = (await dca(who, accountId)).coming
  fixture.clock.now = at(`${first!.on}T09:00`)
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  const tries: string[] = []
  for (let nth = 0; nth < 4; nth++) {
    await take()
    await take()
    const now = (await dca(who, accountId)).coming[0]!
    if (now.state === 'short') tries.push(now.next_try!)
    fixture.clock.now = at(`${now.next_try ?? now.on}T09:00`)
    await runFundEndOfDays(fixture.db, fixture.clock.now)
  }
  expect(tries).toHaveLength(3)
  expect(tries.every(isBusinessDay)).toBe(true)
  const skipped = await dca(who, accountId)
  expect(skipped).toMatchObject({ skipped_count: 1, skips: 1, paid_count: 0 })
  expect(skipped.past[0]).toMatchObject({ state: 'skipped', tries: 4, month: first!.month })
  await liveTo('2027-03-15T12:00')
  const paused = await dca(who, accountId)
  expect(paused).toMatchObject({ is_paused: true, skips: 3, skipped_count: 3, coming: [] })
  const { items, open } = await noticesOf(who)
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind.startsWith('dca'))
  expect(kinds.filter((kind) => kind === 'dca_short')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'dca_skipped')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'dca_paused')).toHaveLength(1)
  expect(items.every(({ accountId: of, body }) => of === accountId && /[ก-๛]/.test(body))).toBe(true)
  const mine = await again(who)
  const [one] = items
  expect((await fixture.send(mine, acceptNotifications, { body: { ids: [one!.id] } })).json).toEqual({
    accepted: 1,
    open: open - 1,
  })
  expect((await fixture.send(mine, acceptNotifications, { body: { ids: [accountId] } })).json.code).toBe(
    'robo_notice_not_found',
  )
  expect((await fixture.send(mine, acceptNotifications, { body: {} })).json).toEqual({ accepted: open - 1, open: 0 })
  expect((await adjust(who, { accountId, is_dca_paused: false, monthly: 50_000 })).status).toBe(200)
  expect(await dca(who, accountId)).toMatchObject({ is_paused: false, skips: 0, amount: 50_000 })
  await liveTo('2027-03-24T12:00')
  expect((await dca(who, accountId)).paid_count).toBe(1)
  expect((await detail(who, accountId)).transactionLogs.map(({ type }) => type)).toContain('dca_resumed')
})

test('a night weeks late takes each month once, at the NAV of the day on which it runs', async () => {
  await goTo('2027-04-05T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 50_000, monthly: 40_000, dca_day: 10 })
  await goTo('2027-04-26T10:00')
  await Promise.all([take(), take()])
  const { past, paid_count } = await dca(who, accountId)
  expect(paid_count).toBeGreaterThanOrEqual(2)
  expect(new Set(past.map(({ month }) => month)).size).toBe(paid_count)
  for (const { orders } of past) for (const { trade_on } of orders) expect(trade_on).toBe('2027-04-26')
})

test('three months kept give ten points of investing, once; a sale in a fall begins the count anew', async () => {
  await goTo('2027-05-17T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 100_000, monthly: 20_000, dca_day: 20 })
  const points = async () =>
    (
      await fixture.db
        .selectFrom('skill_total')
        .select('points')
        .where('user_id', '=', who.id)
        .where('skill', '=', 'investing')
        .executeTakeFirst()
    )?.points ?? 0
  await liveTo('2027-06-04T12:00')
  const saved = (await detail(who, accountId)).mutualFundAccountDetail.kept_months
  expect(saved).toBeLessThan(3)
  await liveTo('2027-06-18T12:00')
  expect(await points()).toBe(10)
  expect((await noticesOf(who)).items.map(({ kind }) => kind)).toContain('kept')
  // The account stands far below its top.
  await sql`update fund_nav set nav = nav * 3 where day = '2027-06-10'`.execute(fixture.db)
  const sold = await fixture.send(await again(who), saleMutualFund, { body: { accountId, percent: 30 } }, key())
  expect(sold.status).toBe(200)
  await sql`update fund_nav set nav = nav / 3 where day = '2027-06-10'`.execute(fixture.db)
  const [next] = (await dca(who, accountId)).coming
  await liveTo(`${next!.on}T12:00`)
  await take()
  expect((await detail(who, accountId)).mutualFundAccountDetail.kept_months).toBe(0)
  const [{ facts } = { facts: {} }] = await fixture.db
    .selectFrom('robo_log')
    .select('facts')
    .where('account_id', '=', accountId)
    .where('type', '=', 'sell')
    .execute()
  expect(facts).toEqual({ is_in_fall: true })
})

test('a closed account takes no instalment, and an emptied purse moves nothing', async () => {
  await goTo('2027-08-02T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 50_000, monthly: 20_000, dca_day: 25 })
  await goTo('2027-08-04T10:00')
  const { json } = await fixture.send(await again(who), saleMutualFund, { body: { accountId, close: true } }, key())
  expect(json.account.state).toBe('closing')
  await goTo('2027-08-30T10:00')
  await take()
  expect(await dca(who, accountId)).toMatchObject({ paid_count: 0, coming: [] })
  const wallet = (await fixture.send(await again(who), showPracticeWallet, {})).json
  expect(wallet.balance).toBeGreaterThan(900_000)
})
