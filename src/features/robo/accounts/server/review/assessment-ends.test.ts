// An assessment that has ended: nothing is bought before it is taken again, by hand or by an instalment; selling goes on.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { getNotifications } from '#features/robo/notices/contract.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { assess, key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showDca } from '../../dca-contract.ts'
import { adjustMutualFund, buyMutualFund, saleMutualFund, showRoboQuote } from '../../money-contract.ts'
import { takeDueInstalments } from './end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)

const baht = async (who: TestPerson) =>
  (await fixture.send(await again(who), showPracticeWallet, {})).json.balance as number
const dca = async (who: TestPerson, accountId: string) =>
  (await fixture.send(await again(who), showDca, { query: { accountId } })).json
const buy = async (who: TestPerson, accountId: string) =>
  fixture.send(await again(who), buyMutualFund, { body: { accountId, amount: 50_000 } as never }, key())

test('the last second of the year buys, the first of the next one does not, and nothing has moved', async () => {
  await goTo('2026-11-23T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 200_000, monthly: 0 })
  await goTo('2026-12-31T12:00')
  fixture.clock.now = new Date('2026-12-31T23:59:59.999+07:00')
  expect((await buy(who, accountId)).status).toBe(200)
  fixture.clock.now = new Date('2027-01-01T00:00:00.000+07:00')
  const before = await baht(who)
  const refused = await buy(who, accountId)
  expect(refused).toMatchObject({ status: 409, json: { code: 'assessment_expired' } })
  expect(refused.json.detail).toContain('31 ธ.ค. 2569')
  const later = await again(who)
  for (const query of [
    { kind: 'buy', accountId, amount: '50000' },
    { kind: 'rebalance', accountId },
  ] as object[])
    expect((await fixture.send(later, showRoboQuote, { query: query as never })).json.code).toBe('assessment_expired')
  const rebalance = await fixture.send(later, adjustMutualFund, { body: { accountId, rebalance: true } }, key())
  expect(rebalance.json.code).toBe('assessment_expired')
  expect(await baht(who)).toBe(before)
  // What one owns can be sold, and numbers that buy nothing can be changed.
  expect((await fixture.send(later, saleMutualFund, { body: { accountId, percent: 20 } }, key())).status).toBe(200)
  expect((await fixture.send(later, adjustMutualFund, { body: { accountId, horizon: 30 } }, key())).status).toBe(200)
  await assess(fixture.db, who.id, 3, fixture.clock.now)
  expect((await buy(who, accountId)).status).toBe(200)
  await goTo('2027-01-06T10:00')
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('an instalment waits three business days for the answers, and says so; answered within them it is taken', async () => {
  await goTo('2027-12-20T10:00')
  const [waits, answers] = [await anInvestor(2), await anInvestor(2)]
  const plan = { level: 2 as const, start_amount: 50_000, monthly: 30_000, dca_day: 0 }
  const [missed, taken] = [await anAccount(waits, plan), await anAccount(answers, plan)]
  await goTo('2027-12-31T12:00')
  await takeDueInstalments(fixture.db, fixture.clock.now)
  const paidBefore = (await dca(waits, missed)).paid_count
  const tries: string[] = []
  // Mornings of the new year until the first instalment of it is decided.
  for (let nth = 0; nth < 5; nth++) {
    const [next] = (await dca(waits, missed)).coming
    if (next!.next_try) tries.push(next!.next_try)
    await goTo(`${next!.next_try ?? next!.on}T09:00`)
    if (nth === 2) await assess(fixture.db, answers.id, 2, fixture.clock.now)
    await Promise.all([
      takeDueInstalments(fixture.db, fixture.clock.now),
      takeDueInstalments(fixture.db, fixture.clock.now),
    ])
    if ((await dca(waits, missed)).skipped_count > 0) break
  }
  expect(tries).toHaveLength(3)
  const skipped = await dca(waits, missed)
  expect(skipped).toMatchObject({ paid_count: paidBefore, skipped_count: 1, skips: 1 })
  expect(skipped.past[0]).toMatchObject({ state: 'skipped', reason: 'assessment', tries: 4 })
  expect(await dca(answers, taken)).toMatchObject({ paid_count: paidBefore + 1, skipped_count: 0 })
  const { items } = (await fixture.send(await again(waits), getNotifications, { query: {} })).json
  const told = items.filter(({ kind }) => kind.startsWith('dca'))
  expect(told.map(({ title }) => title)).toEqual(['ข้ามงวดนี้ไปแล้ว', 'งวดนี้รอผลประเมินความเสี่ยง'])
  for (const { body, href } of told) {
    expect(body).toContain('ประเมิน')
    expect(body).not.toContain('เงินไม่พอ')
    expect(href).toBe('/robo/assessment')
  }
  const { transactionLogs } = await detail(waits, missed)
  expect(transactionLogs.find(({ type }) => type === 'dca_skipped')!.title).toBe('ข้ามงวด ผลประเมินหมดอายุ')
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('buying and answering again at once: each purchase is whole or refused', async () => {
  await goTo('2028-02-01T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 100_000, monthly: 0 })
  await sql`update robo_assessment set valid_until = '2027-12-31' where user_id = ${who.id}`.execute(fixture.db)
  const before = await baht(who)
  const replies = await Promise.all([
    ...Array.from({ length: 3 }, () => buy(who, accountId)),
    assess(fixture.db, who.id, 3, fixture.clock.now),
    ...Array.from({ length: 3 }, () => buy(who, accountId)),
  ])
  const bought = replies.filter((reply) => reply && reply.status === 200).length
  for (const reply of replies) if (reply && reply.status !== 200) expect(reply.json.code).toBe('assessment_expired')
  expect(await baht(who)).toBe(before - bought * 50_000)
})

test('who was assessed two levels lower buys nothing more into the older, riskier plan until it fits again', async () => {
  await goTo('2028-03-06T10:00')
  const who = await anInvestor(5)
  const plan = { level: 5 as const, start_amount: 200_000, monthly: 30_000, dca_day: 0 }
  const accountId = await anAccount(who, plan)
  await assess(fixture.db, who.id, 4, fixture.clock.now)
  expect((await buy(who, accountId)).status).toBe(200)
  await assess(fixture.db, who.id, 3, fixture.clock.now)
  const before = await baht(who)
  const refused = await buy(who, accountId)
  expect(refused).toMatchObject({ status: 409, json: { code: 'plan_too_risky' } })
  expect(refused.json.detail).toMatch(/ระดับ 5 .*ระดับ 3 .*ขายได้ตามปกติ/)
  const later = await again(who)
  for (const query of [
    { kind: 'buy', accountId, amount: '50000' },
    { kind: 'rebalance', accountId },
  ] as object[])
    expect((await fixture.send(later, showRoboQuote, { query: query as never })).json.code).toBe('plan_too_risky')
  const rebalance = await fixture.send(later, adjustMutualFund, { body: { accountId, rebalance: true } }, key())
  expect(rebalance.json.code).toBe('plan_too_risky')
  expect(await baht(who)).toBe(before)
  const [next] = (await dca(who, accountId)).coming
  await goTo(`${next!.on}T09:00`)
  await takeDueInstalments(fixture.db, fixture.clock.now)
  expect((await dca(who, accountId)).coming[0]).toMatchObject({ state: 'short', reason: 'level' })
  expect((await detail(who, accountId)).mutualFundAccountDetail.put_in).toBe(250_000)
  const { items } = (await fixture.send(await again(who), getNotifications, { query: {} })).json
  expect(items.find(({ kind }) => kind === 'dca_short')).toMatchObject({
    title: 'งวดนี้รอให้ปรับแผนก่อน',
    href: `/robo/adjust-plan/${accountId}`,
  })
  // What one owns can be sold; a plan one step above fits, after its warning, and buys again.
  const now = await again(who)
  expect((await fixture.send(now, saleMutualFund, { body: { accountId, percent: 20 } }, key())).status).toBe(200)
  await goTo('2028-03-20T10:00')
  const query = { kind: 'level', accountId, level: '4' } as never
  const shown = (await fixture.send(await again(who), showRoboQuote, { query })).json
  const body = {
    accountId,
    level: 4 as const,
    is_level_acknowledged: true,
    trade_on: shown.trade_on,
    quote: shown.quote,
  }
  expect((await fixture.send(await again(who), adjustMutualFund, { body }, key())).status).toBe(200)
  expect((await buy(who, accountId)).status).toBe(200)
  await goTo('2028-03-24T10:00')
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
})

test('a plan below the last assessment takes new money, however far below', async () => {
  await goTo('2028-05-01T10:00')
  const who = await anInvestor(1)
  const accountId = await anAccount(who, { level: 1, start_amount: 100_000, monthly: 0 })
  await assess(fixture.db, who.id, 5, fixture.clock.now)
  expect((await buy(who, accountId)).status).toBe(200)
})
