// A first fund of risk level 6 to 8: bought only by who ticked what it may do, stored once with version and time.
import { expect, test } from 'vitest'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showPracticeWallet } from '../../practice-wallet/contract.ts'
import { buyFund, switchFund } from '../contract.ts'
import { highRiskVersion } from '../high-risk-rules.ts'
import { showHighRiskText } from '../risk-contract.ts'
import { runFundEndOfDays } from './end-of-day-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
type Person = Awaited<ReturnType<typeof aPerson>>

const buy = (who: Person, body: object) => fixture.send(who, buyFund, { body: body as never }, key())
const rows = (who: Person) =>
  fixture.db.selectFrom('fund_risk_acknowledgement').selectAll().where('user_id', '=', who.id).execute()

test('without the tick nothing is bought and nothing stored; with it once, and later funds need none', async () => {
  fixture.clock.now = new Date('2026-11-23T10:00:00+07:00')
  const who = await aPerson(fixture)
  expect((await fixture.send(who, showHighRiskText, {})).json).toEqual({ version: highRiskVersion, acknowledged: null })
  for (const risk_read of [undefined, 0, highRiskVersion + 1]) {
    const refused = await buy(who, {
      code: 'SIM-THAI50',
      amount: 50_000,
      ...(risk_read !== undefined && { risk_read }),
    })
    expect(refused).toMatchObject({ status: 422, json: { code: 'risk_not_acknowledged' } })
  }
  expect(await rows(who)).toEqual([])
  expect((await fixture.send(who, showPracticeWallet, {})).json.is_open).toBe(false)
  expect((await buy(who, { code: 'SIM-MIX60', amount: 50_000 })).status).toBe(200)
  expect((await buy(who, { code: 'SIM-THAI50', amount: 50_000, risk_read: highRiskVersion })).status).toBe(200)
  const stored = [{ user_id: who.id, version: highRiskVersion, created_at: fixture.clock.now }]
  expect(await rows(who)).toEqual(stored)
  fixture.clock.now = new Date('2026-11-23T10:05:00+07:00')
  expect((await buy(who, { code: 'SIM-GOLD', amount: 50_000 })).status).toBe(200)
  expect(await rows(who)).toEqual(stored)
  const { acknowledged } = (await fixture.send(who, showHighRiskText, {})).json
  expect(acknowledged).toEqual({ version: highRiskVersion, created_at: '2026-11-23T03:00:00.000Z' })
})

test('a refused purchase stores no tick: too little money takes both back', async () => {
  const who = await aPerson(fixture)
  const body = { code: 'SIM-TECH', amount: 90_000_000, risk_read: highRiskVersion }
  expect((await buy(who, body)).json.code).toBe('baht_short')
  expect(await rows(who)).toEqual([])
})

test('a switch into such a fund needs it too', async () => {
  fixture.clock.now = new Date('2026-11-23T12:00:00+07:00')
  const who = await aPerson(fixture)
  await buy(who, { code: 'SIM-CASH', amount: 100_000 })
  fixture.clock.now = new Date('2026-11-25T10:00:00+07:00')
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  who.token = await freshToken(fixture, who)
  const body = { code: 'SIM-CASH', to: 'SIM-WORLD', all: true as const }
  expect((await fixture.send(who, switchFund, { body }, key())).json.code).toBe('risk_not_acknowledged')
  const ticked = { ...body, risk_read: highRiskVersion }
  expect((await fixture.send(who, switchFund, { body: ticked }, key())).status).toBe(200)
})

test('ten ticks at once are one', async () => {
  fixture.clock.now = new Date('2026-11-25T12:00:00+07:00')
  const who = await aPerson(fixture)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => buy(who, { code: 'SIM-WORLD', amount: 10_000, risk_read: highRiskVersion })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await rows(who)).toHaveLength(1)
})
