// Changes of a plan with their trades, and what staff see, over HTTP.
import { expect, test } from 'vitest'
import { findFundFaults } from '#tests/fixtures/funds.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { key, newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listRoboFunds, lookAtRobo } from '../../admin-contract.ts'
import { adjustMutualFund, showRoboQuote } from '../../money-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, again, detail } = newRoboFixture(fixture)

async function expectBooks() {
  expect(await findFundFaults(fixture.db, fixture.clock.now)).toEqual([])
}

test('a level is changed only by the trades that were shown; drift offers a rebalance', async () => {
  await goTo('2027-01-11T10:00')
  let who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 500_000 })
  await goTo('2027-01-14T10:00')
  who = await again(who)
  const ask = { kind: 'level' as const, accountId, level: '4' as const }
  const shown = (await fixture.send(who, showRoboQuote, { query: ask })).json
  expect(shown.trades.every(({ kind }) => kind === 'switch')).toBe(true)
  const change = { accountId, level: 4 as const, is_level_acknowledged: true }
  expect((await fixture.send(who, adjustMutualFund, { body: change }, key())).json.code).toBe('robo_trades_changed')
  expect((await fixture.send(who, adjustMutualFund, { body: { ...change, quote: 'other' } }, key())).json.code).toBe(
    'robo_trades_changed',
  )
  const unwarned = { accountId, level: 4 as const, quote: shown.quote }
  expect((await fixture.send(who, adjustMutualFund, { body: unwarned }, key())).json.code).toBe(
    'level_not_acknowledged',
  )
  const far = { ...change, level: 5 as const, quote: shown.quote }
  expect((await fixture.send(who, adjustMutualFund, { body: far }, key())).json.code).toBe('level_too_far')
  expect((await detail(who, accountId)).mutualFundPlanDetail.level).toBe(3)
  const { json } = await fixture.send(who, adjustMutualFund, { body: { ...change, quote: shown.quote } }, key())
  expect(json.account.level).toBe(4)
  expect(json.trades).toEqual(shown.trades)
  await goTo('2027-01-15T10:00')
  await detail(who, accountId)
  await goTo('2027-01-19T10:00')
  await detail(who, accountId)
  await goTo('2027-01-25T10:00')
  const after = await detail(who, accountId)
  expect(after.mutualFundAccountDetail.drift).toBeLessThan(300)
  expect(after.mutualFundAccountDetail).toMatchObject({ put_in: 500_000, withdrawn: 0, may_rebalance: false })
  who = await again(who)
  const none = await fixture.send(who, adjustMutualFund, { body: { accountId, rebalance: true } }, key())
  expect(none.json.code).toBe('robo_no_drift')
  expect((await fixture.send(who, adjustMutualFund, { body: { accountId } }, key())).json.code).toBe(
    'robo_nothing_to_adjust',
  )

  // A market that moves one fund by a quarter.
  const { holdings } = after.mutualFundAccountDetail
  const top = holdings.find((one) => one.class === 'equity')!
  await fixture.db
    .updateTable('fund_figure')
    .set({ nav: Math.round(top.nav * 1.6) })
    .where('code', '=', top.code)
    .execute()
  const drifted = await detail(who, accountId)
  expect(drifted.mutualFundAccountDetail.may_rebalance).toBe(true)
  const quote = (await fixture.send(who, showRoboQuote, { query: { kind: 'rebalance', accountId } })).json
  expect(quote.trades.map(({ code }) => code)).toContain(top.code)
  const done = await fixture.send(
    who,
    adjustMutualFund,
    { body: { accountId, rebalance: true, quote: quote.quote } },
    key(),
  )
  expect(done.status).toBe(200)
  await goTo('2027-02-02T10:00')
  const log = (await detail(who, accountId)).transactionLogs
  expect(log.map(({ type }) => type)).toEqual(['rebalance', 'adjust', 'open'])
  await expectBooks()
})

test('staff see what hangs on funds, and a person only with a reason that is kept', async () => {
  await goTo('2027-02-15T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who)
  const staff = await aPerson(fixture, { roles: ['finance'] })
  const { json } = await fixture.send(staff, listRoboFunds, {})
  expect(json.items.find(({ plans }) => plans > 0)).toBeDefined()
  expect(json.late).toBe(0)
  const body = { user_id: who.id, reason: 'ลูกค้าถามเรื่องงวด' }
  const looked = (await fixture.send(staff, lookAtRobo, { body })).json
  expect(looked.items.map(({ mutualFundAccountDetail }) => mutualFundAccountDetail.id)).toEqual([accountId])
  const acts = await fixture.db
    .selectFrom('staff_act')
    .select(['act', 'after'])
    .where('act', '=', 'robo.looked-at')
    .execute()
  expect(acts).toEqual([{ act: 'robo.looked-at', after: { reason: body.reason } }])
  expect((await fixture.send(staff, lookAtRobo, { body: { ...body, reason: 'x' } })).status).toBe(422)
})
