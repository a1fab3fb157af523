// Rates and the clock are changed by two persons, in bounds and with notice, and nobody gains from what they set.
import { afterEach, expect, test } from 'vitest'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { decideProposal as decideCommand } from '#features/staff-value/server/proposal-commands.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { bankOf, inBankDay, newKey } from '#tests/fixtures/bank.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { setAdminClock, showAdminClock } from '../../clock/admin-contract.ts'
import { setAdminRate } from '../../rates/admin-contract.ts'
import { showBankTerms } from '../../rates/contract.ts'
import { bankRate } from '../../rates/server/admin-commands.ts'
import { openFixed, showBankAccounts } from '../contract.ts'
import { tellBankChanges } from './tell-commands.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const bank = bankOf(fixture)
const start = inBankDay('0004-12-03')
clock.now = start

afterEach(async () => {
  clock.now = start
  await fixture.runAsOwner('delete from bank_clock where month > 0')
  await fixture.runAsOwner('set session_replication_role = replica; delete from bank_rate where made_by is not null')
  await db.deleteFrom('staff_proposal').execute()
  expect(await auditLedger(db)).toEqual([])
})

const finance = (options = {}) => aPerson(fixture, { roles: ['finance'], ...options })
/** A member of the finance team, and a child whose guardian they are; both with koin. */
async function withChild() {
  const email = `${crypto.randomUUID()}@example.com`
  const child = await aPerson(fixture, { age: 13, koin: 500_00, email })
  return { child, guardian: await finance({ koin: 500_00, email: `parent-${email}` }) }
}
const inDays = (days: number) => addDays(bangkokDay(clock.now), days)
const askRate = (who: TestPerson, rate: number, days = 7, key: 'fixed-3' | 'savings' = 'fixed-3') =>
  send(who, setAdminRate, { body: { key, rate, starts_on: inDays(days) } }, newKey())
const waitingOf = async (who: TestPerson) => (await send(who, listProposals, {})).json.items
const decide = (who: TestPerson, id: string, is_confirmed = true) =>
  send(who, decideProposal, { body: { id, is_confirmed } }, newKey())

/** Has a rate proposed by one and confirmed by the other. */
async function setRate(one: TestPerson, other: TestPerson, rate: number, days = 7): Promise<void> {
  expect((await askRate(one, rate, days)).status).toBe(200)
  const [proposal] = await waitingOf(other)
  expect((await decide(other, proposal!.id)).status).toBe(200)
}

async function later(days: number, ...people: TestPerson[]): Promise<void> {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000)
  for (const who of people) who.token = await freshToken(fixture, who)
}

test('one person alone mints nothing by a rate: what they ask for waits, and 20 % is out of bounds', async () => {
  const staff = await finance({ koin: 1_000_00 })
  expect((await askRate(staff, 2_000)).status).toBe(422)
  expect((await askRate(staff, 196)).json.code).toBe('rate_step_too_big')
  const early = await askRate(staff, 150, 6)
  expect(early.json).toMatchObject({ status: 422, code: 'rate_starts_early', fields: [{ path: 'starts_on' }] })
  expect((await askRate(staff, 150)).status).toBe(200)
  // Who asks again replaces what they asked before.
  expect((await askRate(staff, 140)).status).toBe(200)
  const waiting = await waitingOf(staff)
  expect(waiting).toMatchObject([{ is_own: true, title: 'อัตราดอกเบี้ย: ฝากประจำ 3 เดือน' }])
  expect(waiting[0]!.changes).toContainEqual({ name: 'ต่อปี', before: '0.95 %', after: '1.40 %' })
  const [proposal] = waiting
  expect((await decide(staff, proposal!.id)).json.code).toBe('proposal_second_person')
  expect((await send(null, showBankTerms, {})).json.upcoming).toEqual([])
  await later(8, staff)
  expect((await bank.openFixed(staff, 100_00)).json.deposit.rate).toBe(95)
  const other = await finance()
  expect((await decide(other, proposal!.id)).json.code).toBe('rate_starts_early')
  expect((await decide(other, proposal!.id, false)).status).toBe(200)
  expect((await decide(other, proposal!.id, false)).json.code).toBe('proposal_decided')
})

test('the notice counts from the decision: a proposal that waited too long is asked again', async () => {
  await askRate(await finance(), 150)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  const other = await finance()
  const [proposal] = await waitingOf(other)
  expect((await decide(other, proposal!.id)).json.code).toBe('rate_starts_early')
  expect(await waitingOf(other)).toHaveLength(1)
})

test('a rise is for everybody but the two who set it and their families; a fall is for all', async () => {
  const { child, guardian: one } = await withChild()
  const other = await finance({ koin: 500_00 })
  const pupil = await aPerson(fixture, { koin: 500_00 })
  await setRate(one, other, 190)
  expect((await send(null, showBankTerms, {})).json.upcoming).toMatchObject([{ key: 'fixed-3', rate: 190 }])
  await later(7, one, other, child, pupil)
  const rateOf = async (who: TestPerson) => (await bank.openFixed(who, 100_00)).json.deposit.rate
  expect(await Promise.all([pupil, child, one, other].map(rateOf))).toEqual([190, 95, 95, 95])
  expect((await send(child, showBankAccounts, {})).json.rates.fixed['3']).toBe(95)
  expect((await send(pupil, showBankAccounts, {})).json.rates.fixed['3']).toBe(190)
  const shown = { term: 3 as const, amount: 100_00, expected_rate: 95 }
  expect((await send(one, openFixed, { body: shown }, newKey())).status).toBe(200)

  clock.now = start
  for (const who of [one, other]) who.token = await freshToken(fixture, who, ['finance'])
  await setRate(other, one, 90, 8)
  await later(8, one, child, pupil)
  expect(await Promise.all([pupil, child, one].map(rateOf))).toEqual([90, 90, 90])
})

test('a deposit that rolls over, and savings, have the rate of their person', async () => {
  const [one, other] = [await finance({ koin: 500_00 }), await finance()]
  const pupil = await aPerson(fixture, { koin: 500_00 })
  for (const who of [one, pupil]) await bank.openFixed(who, 100_00, 3, 'rollover')
  await setRate(one, other, 190)
  await bank.goTo('0005-04-03', pupil)
  const rates = await db.selectFrom('fixed_deposit').select(['user_id', 'rate']).where('round', '=', 2).execute()
  expect(new Map(rates.map(({ user_id, rate }) => [user_id, rate]))).toEqual(
    new Map([
      [one.id, 95],
      [pupil.id, 190],
    ]),
  )
})

test('whose deposit rolls over at another rate is told once, also when the job dies and runs again', async () => {
  const [one, other] = [await finance(), await finance()]
  const [rolls, ends] = [await aPerson(fixture, { koin: 500_00 }), await aPerson(fixture, { koin: 500_00 })]
  await bank.openFixed(rolls, 100_00, 3, 'rollover')
  await bank.openFixed(ends, 100_00, 3)
  await setRate(one, other, 180)
  for (let run = 0; run < 2; run++) await tellBankChanges(db, clock.now)
  const told = async (who: TestPerson) => (await send(who, listNotices, { query: { page: 1, limit: 20 } })).json.items
  expect((await told(rolls)).filter(({ title }) => title.includes('1.80 % ต่อปี'))).toHaveLength(1)
  expect((await told(ends)).filter(({ title }) => title.includes('1.80 % ต่อปี'))).toHaveLength(0)
})

test('of many who decide at once one does it, and a crash in the middle leaves the proposal waiting', async () => {
  const one = await finance()
  const deciders = await Promise.all(Array.from({ length: 6 }, () => finance()))
  await askRate(one, 150)
  const [proposal] = await waitingOf(one)
  const crash = db.transaction().execute(async (tx) => {
    const deciding = { id: proposal!.id, isConfirmed: true, actorId: deciders[0]!.id, roles: ['finance'] }
    await decideCommand(tx, new Map([[bankRate.name, bankRate]]), { ...deciding, now: clock.now })
    throw new Error('killed')
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await waitingOf(one)).toHaveLength(1)
  expect(await db.selectFrom('bank_rate').select('rate').where('made_by', '=', one.id).execute()).toEqual([])
  const replies = await Promise.all(deciders.map((who, nth) => decide(who, proposal!.id, nth % 2 === 0)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ json }) => json.code === 'proposal_decided')).toHaveLength(5)
  const isSet = replies.findIndex(({ status }) => status === 200) % 2 === 0
  const rows = await db.selectFrom('bank_rate').select('decided_by').where('made_by', '=', one.id).execute()
  expect(rows).toHaveLength(isSet ? 1 : 0)
})

test('the clock: two persons, bounds, seven days of notice, and no gain for who shortens it', async () => {
  const { child, guardian: other } = await withChild()
  const one = await finance({ koin: 500_00 })
  const pupil = await aPerson(fixture, { koin: 500_00 })
  await bank.openFixed(pupil, 100_00)
  const ask = (who: TestPerson, days: number) => send(who, setAdminClock, { body: { days_per_month: days } }, newKey())
  expect((await ask(one, 3)).status).toBe(422)
  expect((await ask(one, 4)).json.code).toBe('clock_step_too_big')
  expect((await ask(one, 7)).json.code).toBe('clock_same')
  expect((await ask(one, 5)).status).toBe(200)
  const [proposal] = await waitingOf(other)
  expect((await decide(one, proposal!.id)).json.code).toBe('proposal_second_person')
  const { id } = (await bank.openFixed(child, 100_00)).json.deposit
  expect((await decide(other, proposal!.id)).json.code).toBe('own_gain')
  await bank.closeFixed(child, id)
  expect((await decide(other, proposal!.id)).status).toBe(200)
  const { clock: parts } = (await send(other, showAdminClock, {})).json
  expect(parts.at(-1)).toMatchObject({ days_per_month: 5 })
  expect(parts.at(-1)!.starts_on >= inDays(7)).toBe(true)
  for (const who of [one, other, child]) expect((await bank.openFixed(who, 100_00)).json.code).toBe('bank_own_clock')
  expect((await bank.openFixed(pupil, 100_00)).status).toBe(200)
  await tellBankChanges(db, clock.now)
  const { items } = (await send(pupil, listNotices, { query: { page: 1, limit: 20 } })).json
  expect(items.filter(({ title }) => title.startsWith('เดือนของธนาคารจะยาว 5 วันจริง'))).toHaveLength(1)
})
