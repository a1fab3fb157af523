// Accounts of the robo-adviser from the plan to the closing, over HTTP.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cancelFundOrder } from '#features/bank/fund-orders/contract.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { finishRehearsal, startRehearsal } from '#features/robo/risk/contract.ts'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { assess, key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  dropRoboDraft,
  getMutualFund,
  getMutualFundDetail,
  openMutualFund,
  type PlanWanted,
  saveRoboDraft,
  showRoboPlan,
  updateAccountImage,
} from '../contract.ts'
import { showDca } from '../dca-contract.ts'
import {
  adjustMutualFund,
  buyMutualFund,
  getChangedTargetValue,
  saleMutualFund,
  showRoboQuote,
} from '../money-contract.ts'
import { lookAtAccounts } from './review/end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, planOf, anInvestor, open, anAccount, again, detail } = newRoboFixture(fixture)
const projector = { project: async () => null, warm: async () => {}, close: async () => {} }
const look = () => lookAtAccounts(fixture.db, projector, fixture.clock.now)

async function expectBooks() {
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
}

test('a plan is opened, bought, priced, sold in part and closed; the gains of the funds are the gain of the account', async () => {
  await goTo('2026-11-23T10:00')
  let who = await anInvestor(3)
  const { json } = await open(who, { start_amount: 300_000 })
  expect(json.account).toMatchObject({
    state: 'open',
    level: 3,
    value: 300_000,
    put_in: 300_000,
    gain: 0,
    needs_day: true,
  })
  const accountId = json.account.id
  expect((await fixture.send(who, showPracticeWallet, {})).json.balance).toBe(700_000)

  await goTo('2026-11-24T10:00')
  const priced = await detail(who, accountId)
  expect(priced.mutualFundAccountDetail).toMatchObject({ state: 'active', in_orders: 0, has_open_orders: true })
  expect(priced.mutualFundPlanDetail).toMatchObject({
    level: 3,
    assessed_level: 3,
    horizon: 24,
    months_done: 0,
    accountId,
  })
  expect(priced.transactionLogs.map(({ type }) => type)).toEqual(['open'])
  expect(priced.transactionLogs[0]!.orders.length).toBeGreaterThan(2)
  who = await again(who)
  expect((await fixture.send(who, saleMutualFund, { body: { accountId, all: true } }, key())).json.code).toBe(
    'robo_nothing_to_sell',
  )
  expect((await fixture.send(who, saleMutualFund, { body: { accountId, close: true } }, key())).json.code).toBe(
    'robo_orders_open',
  )

  await goTo('2026-11-26T10:00')
  who = await again(who)
  const bought = await fixture.send(who, buyMutualFund, { body: { accountId, amount: 100_000 } }, key())
  expect(bought.json.trades.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000)
  const half = await fixture.send(who, saleMutualFund, { body: { accountId, percent: 50 } }, key())
  expect(half.json.trades.length).toBeGreaterThan(2)
  expect(half.json.account.withdrawn).toBe(0)
  await goTo('2026-12-01T10:00')
  const later = (await detail(who, accountId)).mutualFundAccountDetail
  expect(later.withdrawn).toBeGreaterThan(140_000)
  expect(later.put_in).toBe(400_000)
  expect(later.returns.time_weighted).not.toBeNull()

  who = await again(who)
  const sold = await fixture.send(who, saleMutualFund, { body: { accountId, amount: 60_000 } }, key())
  expect(sold.status).toBe(200)
  await goTo('2026-12-04T10:00')
  expect((await detail(who, accountId)).mutualFundAccountDetail.withdrawn).toBeGreaterThanOrEqual(
    later.withdrawn + 60_000,
  )
  who = await again(who)
  const closing = await fixture.send(who, saleMutualFund, { body: { accountId, close: true } }, key())
  expect(closing.json.account.state).toBe('closing')
  expect((await fixture.send(who, buyMutualFund, { body: { accountId, amount: 50_000 } }, key())).json.code).toBe(
    'robo_account_closed',
  )
  await goTo('2026-12-11T20:00')
  await look()
  const closed = await detail(who, accountId)
  expect(closed.mutualFundAccountDetail).toMatchObject({ state: 'closed', value: 0 })
  expect(closed.transactionLogs.map(({ type }) => type)).toEqual(['closed', 'close', 'sell', 'sell', 'buy', 'open'])
  const wallet = (await fixture.send(await again(who), showPracticeWallet, {})).json
  expect(wallet.balance).toBe(wallet.income + closed.mutualFundAccountDetail.gain)
  await expectBooks()
})

const faults: [string, Partial<PlanWanted> | ((plan: PlanWanted) => unknown), string][] = [
  ['of horizon 5', { horizon: 5 }, 'invalid_input'],
  ['of horizon 121', { horizon: 121 }, 'invalid_input'],
  ['with DCA day 31', { dca_day: 31 }, 'invalid_input'],
  ['with a start of 49.99', { start_amount: 4_999 }, 'invalid_input'],
  ['with a fraction', { start_amount: 5_000.5 }, 'invalid_input'],
  ['with a monthly amount below the least', { monthly: 4_999 }, 'below_least'],
  ['of more than one has', { start_amount: 1_000_001 }, 'baht_short'],
  ['two levels away', { level: 5, is_level_acknowledged: true }, 'level_too_far'],
  ['one level away without a word', { level: 4 }, 'level_not_acknowledged'],
  ['with a goal in the past', { horizon: undefined, goal_on: '2026-12-13' }, 'goal_in_past'],
  ['with a goal too near', { horizon: undefined, goal_on: '2026-12-16' }, 'goal_out_of_range'],
  ['with two dates', { goal_on: '2027-12-13' }, 'one_goal_date'],
  ['without the policies', { policies: [] }, 'robo_policies_needed'],
  [
    'with a policy of another version',
    (plan) => ({ ...plan, policies: plan.policies.map((one) => ({ ...one, version: 9 })) }),
    'robo_policy_changed',
  ],
  ['with a name of nothing', { name: '  ' }, 'invalid_input'],
  ['with a letter that cannot be stored', { name: 'ทะเล\u0000' }, 'invalid_input'],
  ['that is no plan', () => [], 'invalid_input'],
]
test.each(faults)('a plan %s is refused in Thai and moves nothing', async (_, changes, code) => {
  await goTo('2026-12-14T10:00')
  const who = await anInvestor(3)
  const plan = await planOf(typeof changes === 'function' ? {} : changes)
  const body = { plan: JSON.stringify(typeof changes === 'function' ? changes(plan) : plan) }
  const { json, status } = await fixture.send(who, openMutualFund, { body }, key())
  expect(status).toBeGreaterThanOrEqual(400)
  expect(json).toMatchObject({ code, detail: expect.stringMatching(/[ก-๛]/) })
  expect((await fixture.send(who, getMutualFund, {})).json.items).toEqual([])
  expect((await fixture.send(who, showPracticeWallet, {})).json.is_open).toBe(false)
})

test('without an assessment, with one of last year, and without a key nothing is opened', async () => {
  await goTo('2026-12-14T10:00')
  const none = await aPerson(fixture)
  expect((await open(none)).json.code).toBe('assessment_needed')
  const late = await aPerson(fixture)
  await assess(fixture.db, late.id, 3, new Date('2025-06-01'))
  expect((await open(late)).json.code).toBe('assessment_expired')
  const who = await anInvestor(3)
  const body = { plan: JSON.stringify(await planOf()) }
  expect((await fixture.send(who, openMutualFund, { body })).json.code).toBe('robo_key_needed')
  const broken = {
    plan: body.plan,
    image: { name: 'a.png', type: 'image/png', bytes: new TextEncoder().encode('no picture') },
  }
  expect((await fixture.send(who, openMutualFund, { body: broken }, key())).json.code).toBe('image_type')
  expect((await fixture.send(who, getMutualFund, {})).json.items).toEqual([])
})

test('an account of somebody else does not exist, whatever is asked of it', async () => {
  await goTo('2026-12-14T10:00')
  const owner = await anInvestor(3)
  const accountId = await anAccount(owner)
  const other = await anInvestor(3)
  const body = { accountId }
  const planId = (await detail(owner, accountId)).mutualFundPlanDetail.id
  const image = { name: 'a.png', type: 'image/png', bytes: await aPicture() }
  const replies = await Promise.all([
    fixture.send(other, getMutualFundDetail, { query: body }),
    fixture.send(other, showRoboPlan, { query: { id: planId } }),
    fixture.send(other, showDca, { query: body }),
    fixture.send(other, buyMutualFund, { body: { ...body, amount: 10_000 } }, key()),
    fixture.send(other, saleMutualFund, { body: { ...body, all: true } }, key()),
    fixture.send(other, adjustMutualFund, { body: { ...body, name: 'ของฉัน' } }, key()),
    fixture.send(other, getChangedTargetValue, { body }),
    fixture.send(other, showRoboQuote, { query: { kind: 'sell', accountId, all: 'true' } }),
    fixture.send(other, updateAccountImage, { body: { ...body, image } }),
  ])
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  expect((await fixture.send(other, showPracticeWallet, {})).json.is_open).toBe(false)
  expect((await detail(owner, accountId)).mutualFundAccountDetail.name).toBe('ทริปทะเล')
  expect((await fixture.send(owner, showRoboPlan, { query: { id: planId } })).json).toMatchObject({
    id: planId,
    level: 3,
  })
})

async function aPicture(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
  )
}

test('a plan that was begun is offered again, and is gone when it is opened or dropped', async () => {
  await goTo('2026-12-14T10:00')
  const who = await anInvestor(3)
  const draft = { step: 'create-plan' as const, plan: { name: 'กีตาร์', goal_amount: 500_000 } }
  await fixture.send(who, saveRoboDraft, { body: { step: 'assessment', plan: {} } })
  await fixture.send(who, saveRoboDraft, { body: draft })
  expect((await fixture.send(who, getMutualFund, {})).json).toMatchObject({ draft, may_open: true, next: 'rehearsal' })
  await fixture.send(who, dropRoboDraft, {})
  expect((await fixture.send(who, getMutualFund, {})).json.draft).toBeNull()
  await fixture.send(who, saveRoboDraft, { body: draft })
  await anAccount(who)
  expect((await fixture.send(who, getMutualFund, {})).json.draft).toBeNull()
})

test('another plan begins where the first steps of this year were left', async () => {
  await goTo('2026-12-14T10:00')
  const none = await aPerson(fixture)
  const next = async (who: TestPerson) => (await fixture.send(who, getMutualFund, {})).json.next
  expect(await next(none)).toBe('pre-question')
  const late = await aPerson(fixture)
  await assess(fixture.db, late.id, 3, new Date('2025-06-01'))
  expect(await next(late)).toBe('pre-question')
  const who = await anInvestor(3)
  expect(await next(who)).toBe('rehearsal')
  const { id } = (await fixture.send(who, startRehearsal, {})).json
  expect(await next(who)).toBe('rehearsal')
  await fixture.send(who, finishRehearsal, { body: { id, acts: [] } })
  expect(await next(who)).toBe('create-plan')
})

test('a goal may have 60 letters, however many marks they have', async () => {
  await goTo('2026-12-14T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { name: 'ที่'.repeat(60) })
  expect((await detail(who, accountId)).mutualFundAccountDetail.name).toBe('ที่'.repeat(60))
  const longer = await fixture.send(who, adjustMutualFund, { body: { accountId, name: 'ที่'.repeat(61) } }, key())
  expect(longer).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  expect(longer.json.fields).toMatchObject([{ path: 'name', detail: 'ชื่อยาวไม่เกิน 60 ตัวอักษร' }])
})

test('a picture of the goal is re-encoded, changed, and the one before is not shown any more', async () => {
  await goTo('2026-12-14T10:00')
  const who = await anInvestor(3)
  const image = { name: 'a.png', type: 'image/png', bytes: await aPicture() }
  const body = { plan: JSON.stringify(await planOf()), image }
  const { json } = await fixture.send(who, openMutualFund, { body }, key())
  expect(json.account.image).toMatch(/^\/media\/[\w-]{43}\/512\.webp$/)
  const changed = await fixture.send(who, updateAccountImage, { body: { accountId: json.account.id, image } })
  expect(changed.json.account.image).not.toBe(json.account.image)
  const shown = await fixture.http.inject({ url: changed.json.account.image! })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('an order that its owner cancels at the bank is not in the account', async () => {
  await goTo('2027-02-08T10:00')
  const who = await anInvestor(1)
  const accountId = await anAccount(who, { level: 1, start_amount: 100_000 })
  const [line] = (await detail(who, accountId)).transactionLogs
  for (const { id } of line!.orders) await fixture.send(who, cancelFundOrder, { body: { id } })
  const { mutualFundAccountDetail } = await detail(who, accountId)
  expect(mutualFundAccountDetail).toMatchObject({ value: 0, put_in: 0, gain: 0 })
  const { json } = await fixture.send(who, saleMutualFund, { body: { accountId, close: true } }, key())
  expect(json.account.state).toBe('closed')
})
