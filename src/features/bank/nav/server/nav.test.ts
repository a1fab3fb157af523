// Promises of NAVs and files of real ones, over HTTP.
import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { runFundEndOfDays } from '../../fund-orders/server/end-of-day-commands.ts'
import { createFund } from '../../funds/admin-contract.ts'
import { detailFund, searchFund } from '../../funds/contract.ts'
import { decideNavImport, importNav, listNavImports, takeRealNav } from '../admin-contract.ts'
import { checkMonth } from '../check-rules.ts'
import { listNavMonths, showNavMonth } from '../contract.ts'
import { hashSecret } from '../secret-rules.ts'

const fixture = await openTestbed({ hasContent: true })
const at = (moment: string) => new Date(`${moment}+07:00`)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const monthOf = async (month: string) => (await fixture.send(null, showNavMonth, { query: { month } })).json

test('months ahead are promised by their hash and tell no secret; the past is history and proves itself', async () => {
  const { items } = (await fixture.send(null, listNavMonths, {})).json
  const open = items.filter(({ secret }) => secret !== null)
  expect(items[0]!.month).toBe('2027-11')
  expect(open.every(({ is_history }) => is_history)).toBe(true)
  expect(open.at(-1)!.month).toBe('2016-01')
  const running = await monthOf('2026-11')
  expect(running).toMatchObject({ secret: null, regime: null, regime_before: null, is_history: false })
  for (const month of ['2016-01', '2019-09', '2026-10'])
    expect(await checkMonth(await monthOf(month))).toMatchObject({ isPromised: true, isRegime: true, faults: [] })
  expect((await monthOf('2015-01')).code).toBe('nav_month_not_found')
})

test('a month opens when it is over, keeps its promise, and anybody can make its NAVs again', async () => {
  const before = await monthOf('2026-11')
  fixture.clock.now = at('2026-12-01T17:59')
  await runFundEndOfDays(fixture.db, fixture.clock.now)
  expect((await monthOf('2026-11')).secret).toBeNull()
  fixture.clock.now = at('2026-12-01T18:00')
  await Promise.all([runFundEndOfDays(fixture.db, fixture.clock.now), runFundEndOfDays(fixture.db, fixture.clock.now)])
  const opened = await monthOf('2026-11')
  expect(opened.commitment).toBe(before.commitment)
  expect(await hashSecret(Buffer.from(opened.secret!, 'hex'))).toBe(before.commitment)
  const checked = await checkMonth(opened)
  expect(checked).toMatchObject({ isPromised: true, isRegime: true, faults: [] })
  expect(checked!.checked).toBe(opened.days.length * opened.funds.length)
  // The market moves by the bank clock: a whole week carries 21 market days, and each day tells its state.
  expect(opened).toMatchObject({ recipe: 2 })
  const week = opened.days.flatMap((day, nth) =>
    day >= '2026-11-16' && day <= '2026-11-20' ? [opened.market_days[nth]] : [],
  )
  expect(week).toEqual([4, 4, 4, 4, 5])
  expect(opened.states).toHaveLength(opened.days.length)
  const shifted = opened.market_days.with(0, opened.market_days[0]! + 1)
  expect(await checkMonth({ ...opened, market_days: shifted })).toMatchObject({ isClock: false })
  const states = opened.states.map(() => 'crisis' as const)
  expect(await checkMonth({ ...opened, states })).toMatchObject({ isRegime: false, faults: [] })
  expect((await monthOf('2026-12')).secret).toBeNull()
  expect((await fixture.send(null, detailFund, { query: { type: 'SIM-CASH' } })).json.nav?.day).toBe('2026-12-01')
})

test('a file is imported whole, held for a second person with a jump, or refused by its rows', async () => {
  const anna = await aPerson(fixture, { roles: ['finance'] })
  const boon = await aPerson(fixture, { roles: ['finance'] })
  const { json: model } = await fixture.send(null, detailFund, { query: { type: 'SIM-GOLD' } })
  const { name, summary, policy, benchmark, currency_text, dividend_text, parts, sheet } = model
  const words = { name, summary, policy, benchmark, currency_text, dividend_text, parts, sheet }
  const fund = {
    ...words,
    code: 'REAL-GOLD',
    risk: 8,
    class: 'alternative',
    currency: 'partly',
    front_fee: 0,
    yearly_fee: 90,
  }
  expect((await fixture.send(anna, createFund, { body: fund as never })).json).toMatchObject({
    source: 'file',
    nav: null,
  })
  expect((await fixture.send(anna, createFund, { body: fund as never })).json.code).toBe('fund_exists')
  const send = (who: typeof anna, lines: string[], is_trial = false) => {
    const file = base64(['fund,date,nav', ...lines].join('\r\n'))
    return fixture.send(who, importNav, { body: { file_name: 'nav.csv', file, is_trial } })
  }
  const two = ['REAL-GOLD,2026-11-26,10.0000', 'REAL-GOLD,2026-11-27,10.1']
  expect((await send(anna, two, true)).json).toMatchObject({ state: 'trial', added: 2, import_id: null })
  const gap = await send(anna, [...two, 'REAL-GOLD,2026-12-01,10.2'])
  expect(gap.json).toMatchObject({
    code: 'nav_file_wrong',
    fields: [{ path: 'rows.3', detail: expect.stringContaining('2026-11-30') }],
  })
  expect((await fixture.send(null, detailFund, { query: { type: 'REAL-GOLD' } })).json.nav).toBeNull()
  expect((await send(anna, two)).json).toMatchObject({ state: 'done', added: 2 })
  expect((await send(anna, two)).json).toMatchObject({ state: 'done', added: 0, unchanged: 2 })
  expect((await fixture.send(null, detailFund, { query: { type: 'REAL-GOLD' } })).json.nav).toMatchObject({
    day: '2026-11-27',
    nav: 101_000,
  })

  const held = (await send(anna, ['REAL-GOLD,2026-11-30,13'])).json
  expect(held).toMatchObject({ state: 'held', jumps: [{ change: 2_871 }] })
  expect((await fixture.send(null, detailFund, { query: { type: 'REAL-GOLD' } })).json.nav?.day).toBe('2026-11-27')
  const decide = (who: typeof anna, decision: 'confirm' | 'drop') =>
    fixture.send(who, decideNavImport, { query: { id: held.import_id! }, body: { decision } })
  expect((await decide(anna, 'confirm')).json.code).toBe('second_person_needed')
  const both = await Promise.all([decide(boon, 'confirm'), decide(boon, 'confirm')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await fixture.send(null, detailFund, { query: { type: 'REAL-GOLD' } })).json.nav).toMatchObject({
    day: '2026-11-30',
    nav: 130_000,
  })
  const { items } = (await fixture.send(boon, listNavImports, { query: {} })).json
  expect(items[0]).toMatchObject({ state: 'done', may_confirm: false, rows: 1 })

  const latin = Buffer.from([0x66, 0xa1, 0xc3]).toString('base64')
  const unread = await fixture.send(anna, importNav, { body: { file_name: 'x.csv', file: latin } })
  expect(unread.json).toMatchObject({ code: 'nav_file_unreadable', detail: expect.stringContaining('UTF-8') })
})

test('a fund of the model takes real NAVs only as long as nobody has it', async () => {
  const staff = await aPerson(fixture, { roles: ['finance'] })
  expect((await fixture.send(staff, takeRealNav, { query: { code: 'SIM-PROPERTY' } })).json).toMatchObject({
    source: 'file',
  })
  expect((await fixture.send(null, detailFund, { query: { type: 'SIM-PROPERTY' } })).json).toMatchObject({
    source: 'file',
    nav: null,
  })
  const { json } = await fixture.send(null, searchFund, { query: { type: 'all', q: 'ทองคำ' } })
  expect(json.items.map(({ code }) => code)).toContain('SIM-GOLD')
})
