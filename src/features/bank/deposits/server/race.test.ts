import { afterEach, expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { bankOf, findBankFaults, inBankDay, newKey } from '#tests/fixtures/bank.ts'
import { aPerson, freshToken, people } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { bankDayAt, firstClock } from '../../clock/clock-rules.ts'
import { readBankBooks } from '../../statements/server/books-queries.ts'
import { closeFixed, closeThaweesup } from '../contract.ts'
import { runBankEndOfDay } from './end-of-day-commands.ts'

const fixture = await openTestbed()
const { db, send } = fixture
const bank = bankOf(fixture)
fixture.clock.now = inBankDay('0004-12-03')

afterEach(async () => {
  expect(await findBankFaults(db, bankDayAt(firstClock, fixture.clock.now))).toEqual([])
  expect((await readBankBooks(db)).is_equal).toBe(true)
})

const codesOf = (replies: { status: number; json: { code: string } }[]) =>
  replies.map(({ status, json }) => (status === 200 ? 'ok' : json.code)).sort()

test('many tabs open no more than the wallet holds, and one Thaweesup', async () => {
  const who = await aPerson(fixture, { koin: 350_00 })
  const tabs = await Promise.all(Array.from({ length: 6 }, () => bank.openFixed(who, 100_00)))
  expect(tabs.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await readBalance(db, who.id)).toBe(50_00)
  const savers = await aPerson(fixture, { koin: 900_00 })
  const plans = await Promise.all(Array.from({ length: 6 }, () => bank.openThaweesup(savers, 100_00)))
  expect(codesOf(plans)).toEqual(['ok', ...Array(5).fill('thaweesup_open')])
})

test('a deposit is closed once from many tabs', async () => {
  const who = await aPerson(fixture, { koin: 300_00 })
  const { id } = (await bank.openFixed(who, 200_00)).json.deposit
  const tabs = await Promise.all(Array.from({ length: 6 }, () => send(who, closeFixed, { body: { id } }, newKey())))
  expect(codesOf(tabs)).toEqual([...Array(5).fill('deposit_ended'), 'ok'])
  expect(await readBalance(db, who.id)).toBe(300_00)
})

test('closing races with the night of the maturity, on two processes: paid once', async () => {
  const crowd = await people(fixture, 8, { koin: 400_00 })
  const opened = await Promise.all(crowd.map(async (who) => (await bank.openFixed(who, 200_00)).json.deposit.id))
  const saving = await Promise.all(crowd.map(async (who) => (await bank.openThaweesup(who, 50_00)).json.deposit.id))
  fixture.clock.now = inBankDay('0005-03-03')
  for (const who of crowd) who.token = await freshToken(fixture, who)
  await Promise.all([
    runBankEndOfDay(db, fixture.clock.now, { batch: 3 }),
    runBankEndOfDay(db, fixture.clock.now, { batch: 2 }),
    ...crowd.map((who, at) => send(who, closeFixed, { body: { id: opened[at]! } }, newKey())),
    ...crowd.map((who, at) => send(who, closeThaweesup, { body: { id: saving[at]! } }, newKey())),
  ])
  await runBankEndOfDay(db, fixture.clock.now)
  const rows = await db.selectFrom('fixed_deposit').selectAll().where('id', 'in', opened).execute()
  expect(new Set(rows.map((row) => `${row.state} ${row.interest} ${row.tax}`))).toEqual(new Set(['matured 47 7']))
})
