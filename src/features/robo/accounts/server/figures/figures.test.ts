// Random lives with own funds and plans: every figure of /bank, /bank/fund, /bank/fund/orders and robo is what the books say.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { showBankAccounts } from '#features/bank/deposits/contract.ts'
import { buyFund, listHoldings, sellFund, switchFund } from '#features/bank/fund-orders/contract.ts'
import { highRiskVersion } from '#features/bank/fund-orders/high-risk-rules.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { payPracticeWallets } from '#features/bank/practice-wallet/server/commands.ts'
import { mulberry32 } from '#lib/shuffle.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { getMutualFund } from '../../contract.ts'
import { buyMutualFund, saleMutualFund } from '../../money-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, open, again, detail } = newRoboFixture(fixture)
const seed = Number(process.env.TEST_SEED ?? 1)

const codes = ['SIM-CASH', 'SIM-BOND', 'SIM-MIX60', 'SIM-THAI50', 'SIM-GOLD'] as const

type Life = { who: TestPerson; random: () => number; accounts: string[] }

const acts: ((life: Life) => Promise<unknown>)[] = [
  ({ who, random }) => {
    const code = codes[Math.floor(random() * codes.length)]!
    return fixture.send(
      who,
      buyFund,
      { body: { code, amount: (5_000 + Math.floor(random() * 90_000)) as never, risk_read: highRiskVersion } },
      key(),
    )
  },
  async ({ who, random }) => {
    const { items } = (await fixture.send(who, listHoldings, {})).json
    const one = items[Math.floor(random() * items.length)]
    if (!one) return
    const part = random() < 0.3 ? { all: true as const } : { amount: Math.floor(one.value / 2) as never }
    await fixture.send(who, sellFund, { body: { code: one.code, ...part } }, key())
  },
  async ({ who, random }) => {
    const { items } = (await fixture.send(who, listHoldings, {})).json
    const one = items[Math.floor(random() * items.length)]
    const to = codes[Math.floor(random() * codes.length)]!
    if (one)
      await fixture.send(
        who,
        switchFund,
        { body: { code: one.code, to, all: true, risk_read: highRiskVersion } },
        key(),
      )
  },
  async (life) => {
    const { json } = await open(life.who, { start_amount: 50_000 + Math.floor(life.random() * 100_000), monthly: 0 })
    if (json.account) life.accounts.push(json.account.id)
  },
  async ({ who, random, accounts }) => {
    const accountId = accounts[0]
    const amount = 5_000 + Math.floor(random() * 60_000)
    if (accountId) await fixture.send(who, buyMutualFund, { body: { accountId, amount } }, key())
  },
  async ({ who, random, accounts }) => {
    const accountId = accounts.at(-1)
    const part = random() < 0.3 ? { all: true as const } : { percent: 10 + Math.floor(random() * 60) }
    if (accountId) await fixture.send(who, saleMutualFund, { body: { accountId, ...part } }, key())
  },
]

/** What the ledger says of a person's practice baht, by account of the ledger. */
async function readLedger(userId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(satang)::float8 as sum from ledger_entry
    where user_id = ${userId} and currency = 'practice_baht' group by account`.execute(fixture.db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

async function expectFigures({ who, accounts }: Life): Promise<void> {
  const ledger = await readLedger(who.id)
  const of = (account: string) => ledger[account] ?? 0
  const mine = (await fixture.send(who, listHoldings, {})).json
  const { wallet, total, market, income, whole, robo_value: robo, in_orders: inOrders, units_value: units } = mine
  expect(wallet).toBe(of('wallet'))
  expect((await fixture.send(who, showPracticeWallet, {})).json.balance).toBe(wallet)
  expect(total).toBe(wallet + inOrders + units + robo)
  expect(income).toBe(0 - of('allowance'))
  expect(market).toBe(total - income)
  expect(market).toBe(whole.unrealized + whole.realized - whole.fees)
  expect(whole.realized).toBe(0 - of('fund_gain'))
  expect(whole.fees).toBe(of('fund_fee'))
  expect(total).toBe(of('wallet') + of('fund_order') + of('fund_units') + whole.unrealized)
  const { practice } = (await fixture.send(who, showBankAccounts, {})).json
  expect(practice).toEqual({ wallet, funds: income === 0 ? null : total - wallet })
  let [inPlans, gains] = [0, 0]
  for (const accountId of accounts) {
    const { mutualFundAccountDetail: account } = await detail(who, accountId)
    expect(account.value).toBe(account.units_value + account.in_orders)
    inPlans += account.value + account.on_the_way
    gains += account.gain
  }
  expect(inPlans).toBe(robo)
  expect(market).toBe(mine.gain + mine.realized - mine.fees + gains)
  const listed = (await fixture.send(who, getMutualFund, {})).json.items
  expect(listed.reduce((sum, one) => sum + one.gain, 0)).toBe(gains)
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
}

test.each([1, 2])(
  'life %i: what the market brought is what there is less what was given, plans included',
  async (nth) => {
    const random = mulberry32(seed * 10 + nth)
    let day = addDays('2027-01-11', nth * 150)
    await goTo(`${day}T10:00`)
    const life: Life = { who: await anInvestor(3), random, accounts: [] }
    for (let step = 0; step < 10; step++) {
      life.who = await again(life.who)
      const count = 1 + Math.floor(random() * 2)
      for (let act = 0; act < count; act++) await acts[Math.floor(random() * acts.length)]!(life)
      await expectFigures(life)
      day = addDays(day, 1 + Math.floor(random() * 4))
      await goTo(`${day}T${random() < 0.5 ? '10:00' : '19:00'}`)
      await payPracticeWallets(fixture.db, fixture.clock.now)
    }
    life.who = await again(life.who)
    await expectFigures(life)
  },
)
