// Random lives with deposits, own funds and plans: the page of everything that a person has adds up to the ledger, to the satang.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFixed, openThaweesup } from '#features/bank/deposits/contract.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { buyFund, listHoldings, sellFund, switchFund } from '#features/bank/fund-orders/contract.ts'
import { getMutualFundDetail } from '#features/robo/accounts/contract.ts'
import { saleMutualFund } from '#features/robo/accounts/money-contract.ts'
import { mulberry32 } from '#lib/shuffle.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { assess, key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showNetWorth } from '../contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, open, again } = newRoboFixture(fixture)
const seed = Number(process.env.TEST_SEED ?? 1)
const codes = ['SIM-CASH', 'SIM-MIX60', 'SIM-GOLD'] as const

type Life = { who: TestPerson; random: () => number; plans: string[] }
const pick = <T>({ random }: Life, list: readonly T[]) => list[Math.floor(random() * list.length)]
const amountOf = ({ random }: Life, min: number, more: number) => (min + Math.floor(random() * more)) as never

const acts: ((life: Life) => Promise<unknown>)[] = [
  (life) => {
    const term = pick(life, [3, 6] as const)!
    const body = {
      term,
      amount: amountOf(life, 10_000, 40_000),
      atMaturity: pick(life, ['wallet', 'rollover'] as const)!,
    }
    return fixture.send(life.who, openFixed, { body }, key())
  },
  (life) => fixture.send(life.who, openThaweesup, { body: { monthly: amountOf(life, 5_000, 5_000) } }, key()),
  (life) =>
    fixture.send(
      life.who,
      buyFund,
      { body: { code: pick(life, codes)!, amount: amountOf(life, 5_000, 90_000) } },
      key(),
    ),
  async (life) => {
    const one = pick(life, (await fixture.send(life.who, listHoldings, {})).json.items)
    if (!one) return
    const part = life.random() < 0.4 ? { all: true as const } : { amount: Math.floor(one.value / 2) as never }
    await fixture.send(life.who, sellFund, { body: { code: one.code, ...part } }, key())
  },
  async (life) => {
    const one = pick(life, (await fixture.send(life.who, listHoldings, {})).json.items)
    if (one)
      await fixture.send(life.who, switchFund, { body: { code: one.code, to: pick(life, codes)!, all: true } }, key())
  },
  async (life) => {
    const { json } = await open(life.who, { start_amount: amountOf(life, 50_000, 100_000), monthly: 0 })
    if (json.account) life.plans.push(json.account.id)
  },
  async (life) => {
    const accountId = pick(life, life.plans)
    if (!accountId) return
    const part = life.random() < 0.3 ? { close: true as const } : { percent: 10 + Math.floor(life.random() * 60) }
    await fixture.send(life.who, saleMutualFund, { body: { accountId, ...part } }, key())
  },
]

/** What the ledger says of a person, by currency and account. */
async function readLedger(userId: string) {
  const { rows } = await sql<{ name: string; sum: number }>`
    select currency || ' ' || account as name, sum(satang)::float8 as sum from ledger_entry
    where user_id = ${userId} group by 1`.execute(fixture.db)
  const sums = new Map(rows.map(({ name, sum }) => [name, sum]))
  return (name: string) => sums.get(name) ?? 0
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** → what sales of plans have brought and the wallet does not have yet. */
async function expectBooks({ who, plans }: Life): Promise<number> {
  const { json, status } = await fixture.send(who, showNetWorth, {})
  expect(status).toBe(200)
  const { koin, practice } = json
  const ledger = await readLedger(who.id)
  expect(koin.wallet).toBe(ledger('koin wallet'))
  expect(sumOf(koin.deposits)).toBe(ledger('koin deposit'))
  expect(koin.total).toBe(ledger('koin wallet') + ledger('koin deposit'))

  const { wallet, in_orders, funds, total, income, market } = practice
  expect(total).toBe(wallet + in_orders + sumOf(funds) + sumOf(practice.plans))
  expect(wallet).toBe(ledger('practice_baht wallet'))
  expect(income).toBe(0 - ledger('practice_baht allowance'))
  // The books have units at their cost: what they are worth more is the one figure that no line of the ledger has.
  const { whole } = (await fixture.send(who, listHoldings, {})).json
  const atCost = ledger('practice_baht fund_order') + ledger('practice_baht fund_units')
  expect(total).toBe(ledger('practice_baht wallet') + atCost + whole.unrealized)
  expect(market).toBe(total - income)
  let onTheWay = 0
  for (const { id, amount } of practice.plans) {
    expect(plans).toContain(id)
    const { json: detail } = await fixture.send(who, getMutualFundDetail, { query: { accountId: id } })
    const { value, on_the_way } = detail.mutualFundAccountDetail
    expect(amount).toBe(value + on_the_way)
    onTheWay += on_the_way
  }
  return onTheWay
}

test.each([1, 2])('life %i: the two totals are the sums of their lines and of the books', async (nth) => {
  let day = addDays('2027-02-01', nth * 120)
  await goTo(`${day}T10:00`)
  const who = await aPerson(fixture, { koin: 500_000 })
  await assess(fixture.db, who.id, 3, fixture.clock.now)
  const life: Life = { who, random: mulberry32(seed * 10 + nth), plans: [] }
  await expectBooks(life)
  for (const act of acts) {
    await act(life)
    await expectBooks(life)
  }
  for (let step = 0; step < 5; step++) {
    await pick(life, acts)!(life)
    await expectBooks(life)
    day = addDays(day, 1 + Math.floor(life.random() * 9))
    await goTo(`${day}T${life.random() < 0.5 ? '10:00' : '19:00'}`)
    await runBankEndOfDay(fixture.db, fixture.clock.now)
    life.who = await again(life.who)
    await expectBooks(life)
  }
  // A sale of a plan on each evening until its money has come.
  const accountId = (await open(life.who, { start_amount: 50_000, monthly: 0 })).json.account.id
  life.plans.push(accountId)
  const evening = async (after: number) => {
    day = addDays(day, after)
    await goTo(`${day}T19:00`)
    life.who = await again(life.who)
    return expectBooks(life)
  }
  await evening(9)
  const sold = await fixture.send(life.who, saleMutualFund, { body: { accountId, percent: 50 } }, key())
  expect(sold.status).toBe(200)
  const onTheWay: number[] = []
  for (let left = 0; left < 7; left++) onTheWay.push(await evening(1))
  expect(Math.max(...onTheWay)).toBeGreaterThan(0)
  expect(onTheWay.at(-1)).toBe(0)
  const { koin, practice } = (await fixture.send(life.who, showNetWorth, {})).json
  expect(koin.deposits.length).toBeGreaterThan(0)
  expect(practice.income).toBeGreaterThan(0)
})
