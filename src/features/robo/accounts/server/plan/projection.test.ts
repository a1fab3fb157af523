// One projection of an account for every screen and notice: from what is held, with the instalments that will really be taken,
// against what was put in; and what another plan's instalments may take of the practice income.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { practiceWalletMonthly } from '#features/bank/practice-wallet/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { key, moveMarket, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { getMutualFund } from '../../contract.ts'
import { adjustMutualFund } from '../../money-contract.ts'
import { projectMutualFund } from '../../projection-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)
const project = async (who: TestPerson, body: { accountId: string; monthly?: number; months?: number }) =>
  (await fixture.send(await again(who), projectMutualFund, { body: body as never })).json.projection!

test("random plans: the screen's figure is the stored one, and counts only instalments that will be taken", async () => {
  await goTo('2026-11-23T10:00')
  const who = await anInvestor(3)
  const plans = fc.record({
    start_amount: fc.integer({ min: 5_000, max: 60_000 }),
    monthly: fc.constantFrom(0, 5_000, 33_300, 250_000),
    dca_day: fc.constantFrom(null, 0, 15),
    horizon: fc.integer({ min: 6, max: 120 }),
    isPaused: fc.boolean(),
  })
  for (const { isPaused, ...plan } of fc.sample(plans, 5)) {
    const accountId = await anAccount(who, { ...plan, is_level_acknowledged: false })
    if (isPaused && plan.monthly > 0 && plan.dca_day !== null)
      await fixture.send(who, adjustMutualFund, { body: { accountId, is_dca_paused: true } }, key())
    const { mutualFundAccountDetail: account, mutualFundPlanDetail: stored } = await detail(who, accountId)
    const { points, goal_chance, plan_status } = await project(who, { accountId })
    const end = points.at(-1)!
    const isTaken = plan.monthly > 0 && !account.needs_day && !account.is_dca_paused
    expect(end.month).toBe(plan.horizon)
    expect(end.put_in).toBe(account.put_in + (isTaken ? plan.monthly * plan.horizon : 0))
    if (stored.target && !account.is_dca_paused)
      expect({ p50: end.p50, chance: goal_chance, status: plan_status }).toEqual({
        p50: stored.target.p50,
        chance: stored.target.chance,
        status: stored.status,
      })
  }
})

test('below what was put in is measured against the money put in, not against the value of today', async () => {
  await goTo('2026-11-30T10:00')
  const who = await anInvestor(1)
  const accountId = await anAccount(who, { level: 1, start_amount: 500_000, monthly: 0, horizon: 6 })
  await goTo('2026-12-02T10:00')
  const codes = (await detail(who, accountId)).mutualFundAccountDetail.holdings.map(({ code }) => code)
  await moveMarket(fixture.db, codes, 0.5)
  const { loss_chance, points } = await project(who, { accountId })
  expect(points[0]!.p50).toBeLessThan(260_000)
  expect(points[0]!.put_in).toBe(500_000)
  expect(loss_chance).toBe(10_000)
})

test('what fits is the practice income less the instalments that other plans take', async () => {
  const who = await anInvestor(3)
  const fits = async () => (await fixture.send(who, getMutualFund, {})).json.monthly_fits
  expect(await fits()).toBe(practiceWalletMonthly)
  const first = await anAccount(who, { start_amount: 10_000, monthly: 60_000, dca_day: 15 })
  await anAccount(who, { start_amount: 10_000, monthly: 90_000, dca_day: null })
  expect(await fits()).toBe(practiceWalletMonthly - 60_000)
  await anAccount(who, { start_amount: 10_000, monthly: 90_000, dca_day: 1 })
  expect(await fits()).toBe(0)
  await fixture.send(who, adjustMutualFund, { body: { accountId: first, is_dca_paused: true } }, key())
  expect(await fits()).toBe(practiceWalletMonthly - 90_000)
})
