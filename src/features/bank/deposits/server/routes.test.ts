import { afterEach, expect, test } from 'vitest'
import { readAccount } from '#features/identity/accounts/server/account-queries.ts'
import { listKoins } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { bankOf, inBankDay, newKey } from '#tests/fixtures/bank.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { firstClock } from '../../clock/clock-rules.ts'
import { sayBothDays } from '../../clock/time-text-rules.ts'
import { pauseBankProduct } from '../../rates/admin-contract.ts'
import {
  changeAtMaturity,
  closeThaweesup,
  listEndedDeposits,
  openFixed,
  openThaweesup,
  quoteClosing,
  showBankAccounts,
  showDeposit,
} from '../contract.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const bank = bankOf(fixture)
const start = '0004-12-03'

afterEach(async () => {
  clock.now = inBankDay(start)
  expect(await auditLedger(db)).toEqual([])
})

clock.now = inBankDay(start)

test('a fixed deposit from its opening to its maturity', async () => {
  const who = await aPerson(fixture, { koin: 1_500_00 })
  const opened = await bank.openFixed(who, 1_000_00, 12)
  expect(opened.status).toBe(200)
  expect(opened.json).toMatchObject({
    koin: 500_00,
    deposit: {
      state: 'open',
      rate: 135,
      early_rate: 50,
      round: 1,
      days: 365,
      payout: { interest: 13_50, tax: 2_03, paid: 1_011_47 },
    },
  })
  const { id } = opened.json.deposit
  const accounts = (await send(who, showBankAccounts, {})).json
  expect(accounts).toMatchObject({
    savings: { balance: 500_00, rate: 50, credits: { day: '0005-01-01' } },
    totals: { deposits: 1_000_00, all: 1_500_00 },
    practice: { wallet: 0, funds: null },
  })
  expect(accounts.fixed.map((one) => one.id)).toEqual([id])

  await bank.goTo('0005-04-03', who)
  const quote = (await send(who, quoteClosing, { query: { id } })).json
  // 121 days at 0.50 %: 1.6575… → 1.66, tax 0.249 → 0.25.
  expect(quote).toMatchObject({
    now: { kind: 'savings', interest: 1_66, tax: 25, paid: 1_001_41 },
    wait: { kind: 'full', paid: 1_011_47 },
    gain: 10_06,
    days_held: 121,
    savings_rate_from: null,
  })
  await bank.goTo('0005-12-03', who)
  const ended = (await send(who, showDeposit, { query: { id } })).json
  expect(ended).toMatchObject({ state: 'matured', ended: { day: '0005-12-03' }, payout: { paid: 1_011_47 } })
  const list = (await send(who, listEndedDeposits, { query: {} })).json
  expect(list.items.map((one) => one.id)).toEqual([id])
  const titles = (await send(who, listKoins, { query: {} })).json.items.map((one) => one.activity)
  expect(titles).toEqual(['ฝากประจำ 12 เดือน ครบกำหนด', 'ดอกเบี้ยออมทรัพย์', 'ดอกเบี้ยออมทรัพย์', 'ฝากประจำ 12 เดือน', 'เริ่มต้น'])
  const notice = await db
    .selectFrom('notice')
    .selectAll()
    .where('user_id', '=', who.id)
    .where('kind', '=', 'bank.matured')
    .execute()
  expect(notice).toHaveLength(1)
  const facts = await db
    .selectFrom('activity')
    .select(['kind', 'facts'])
    .where('user_id', '=', who.id)
    .orderBy('id')
    .execute()
  expect(facts).toEqual([
    { kind: 'deposit.opened', facts: { type: 'fixed', term: 12, amount: 1_000_00 } },
    { kind: 'deposit.kept', facts: { type: 'fixed', term: 12, interest: 13_50 } },
  ])
})

test('before the night a deposit whose day has come is settling, and an act of the person settles it', async () => {
  const who = await aPerson(fixture, { koin: 500_00 })
  const { id } = (await bank.openFixed(who, 200_00)).json.deposit
  clock.now = inBankDay('0005-03-03')
  who.token = await freshToken(fixture, who)
  expect((await send(who, showBankAccounts, {})).json.fixed).toMatchObject([{ id, state: 'settling', days_held: 90 }])
  const closed = await bank.closeFixed(who, id)
  expect(closed.json).toMatchObject({ status: 409, code: 'deposit_ended' })
  expect((await bank.openFixed(who, 300_00)).status).toBe(200)
  expect((await send(who, showDeposit, { query: { id } })).json.state).toBe('matured')
})

test('Thaweesup: squares, a missed month, and what closing early costs', async () => {
  const who = await aPerson(fixture, { koin: 150_00 })
  const opened = await bank.openThaweesup(who, 60_00)
  expect(opened.json.deposit).toMatchObject({
    state: 'open',
    rate: 225,
    paid_months: 1,
    saved: 60_00,
    next_try: { day: '0005-01-05' },
  })
  const { id } = opened.json.deposit
  await bank.goTo('0005-02-12', who)
  const saving = (await send(who, showBankAccounts, {})).json.thaweesup!
  expect(saving.squares.slice(0, 4).map(({ state }) => state)).toEqual(['paid', 'paid', 'trying', 'ahead'])
  expect(saving.next_try?.day).toBe('0005-02-15')
  await bank.goTo('0005-03-04', who)
  const later = (await send(who, showDeposit, { query: { id } })).json
  expect(later).toMatchObject({ state: 'open', missed_months: 1, forgiven_left: 1 })
  const { items: told } = (await send(who, listNotices, { query: {} })).json
  expect(told.map(({ title }) => title)).toEqual(['ทวีทรัพย์ข้ามงวดที่ 3', 'koin ไม่พอสำหรับงวดทวีทรัพย์'])
  const again = sayBothDays(firstClock, '0005-02-10')
  expect(told[1]!.body).toBe(`ธนาคารจะลองหัก 60.00 koin อีกครั้งวันที่ ${again}`)
  const closed = await send(who, closeThaweesup, { body: { id } }, newKey())
  // 91 + 58 days of 60.00 at 0.50 %: 0.1224… → 0.12, tax 0.018 → 0.02.
  expect(closed.json.deposit).toMatchObject({
    state: 'closed',
    payout: { kind: 'savings', principal: 120_00, interest: 12, tax: 2 },
  })
})

test('a stopped Thaweesup takes no more, and pays the savings rate with tax at its end, without skill points', async () => {
  const who = await aPerson(fixture, { koin: 60_00 })
  const { id } = (await bank.openThaweesup(who, 60_00)).json.deposit
  await bank.goTo('0005-04-02', who)
  expect((await send(who, showDeposit, { query: { id } })).json).toMatchObject({
    state: 'stopped',
    next_try: null,
    missed_months: 3,
  })
  expect((await bank.openThaweesup(who, 50_00)).json.code).toBe('thaweesup_open')
  await bank.goTo('0006-12-03', who)
  // 60.00 for 730 days at 0.50 %: 0.60, tax 0.09; and half-years of savings interest on nothing.
  expect((await send(who, showDeposit, { query: { id } })).json).toMatchObject({
    state: 'finished',
    payout: { paid: 60_51, tax: 9 },
  })
  expect(await readBalance(db, who.id)).toBe(60_51)
  expect(await db.selectFrom('skill_point').selectAll().where('user_id', '=', who.id).execute()).toEqual([])
})

const bad: [string, object, string][] = [
  ['nothing', { term: 3, amount: 0 }, 'ฝากประจำเริ่มที่ 100.00 koin'],
  ['less than the minimum', { term: 3, amount: 99_99 }, 'ฝากประจำเริ่มที่ 100.00 koin'],
  ['three decimals', { term: 3, amount: 100_00.5 }, 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง และไม่เกินจำนวนที่ระบบรับได้'],
  ['10^15 koin', { term: 3, amount: 1e17 }, 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง และไม่เกินจำนวนที่ระบบรับได้'],
  ['a term that there is not', { term: 5, amount: 100_00 }, 'เลือกค่าที่มีให้'],
]
test.each(bad)('a fixed deposit of %s is refused in Thai, and nothing moves', async (_, body, detail) => {
  const who = await aPerson(fixture, { koin: 500_00 })
  const reply = await send(who, openFixed, { body: body as never }, newKey())
  expect(reply.json).toMatchObject({ status: 422, code: 'invalid_input', fields: [{ detail }] })
  expect(await readBalance(db, who.id)).toBe(500_00)
})

test.each([
  [49_99, 'ฝากต่อเดือนเริ่มที่ 50.00 koin'],
  [2_500_01, 'ฝากต่อเดือนได้ไม่เกิน 2,500.00 koin'],
])('a Thaweesup of %i hundredths a month is refused in Thai', async (monthly, detail) => {
  const who = await aPerson(fixture, { koin: 5_000_00 })
  const reply = await send(who, openThaweesup, { body: { monthly } }, newKey())
  expect(reply.json).toMatchObject({ status: 422, fields: [{ path: 'monthly', detail }] })
})

test('more than one has, a second Thaweesup, closing what is closed, and what is somebody else’s', async () => {
  const who = await aPerson(fixture, { koin: 500_00 })
  const other = await aPerson(fixture)
  expect((await bank.openFixed(who, 1_000_00)).json).toMatchObject({
    status: 409,
    code: 'deposit_short',
    figures: { missing: 500_00 },
    detail: 'koin ในกระเป๋าไม่พอ ยังขาดอีก 500.00 koin ยังไม่มี koin ขยับ',
  })
  // 10^13 koin is a whole number, and more than anybody has.
  expect((await bank.openFixed(who, 1e15)).json.code).toBe('deposit_short')
  expect((await bank.openThaweesup(who, 50_00)).status).toBe(200)
  expect((await bank.openThaweesup(who, 50_00)).json).toMatchObject({ status: 409, code: 'thaweesup_open' })
  const { id } = (await bank.openFixed(who, 100_00)).json.deposit
  expect((await bank.closeFixed(other, id)).json.code).toBe('deposit_not_found')
  expect((await bank.closeFixed(who, id)).status).toBe(200)
  expect((await bank.closeFixed(who, id)).json).toMatchObject({ status: 409, code: 'deposit_ended' })
  expect((await send(who, changeAtMaturity, { body: { id, atMaturity: 'rollover' } })).json.code).toBe('deposit_ended')
  expect((await send(who, quoteClosing, { query: { id } })).json.code).toBe('deposit_ended')
  expect((await send(other, showDeposit, { query: { id } })).json.code).toBe('deposit_not_found')
  expect(await readBalance(db, who.id)).toBe(450_00)
})

test('without a key nothing opens; with the same key it opens once; another rate than was seen is refused', async () => {
  const who = await aPerson(fixture, { koin: 500_00 })
  const body = { term: 3 as const, amount: 100_00 }
  expect((await send(who, openFixed, { body })).json.code).toBe('bank_key_needed')
  const key = newKey()
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(who, openFixed, { body }, key)))
  expect(new Set(replies.map(({ json }) => json.deposit.id)).size).toBe(1)
  expect(await readBalance(db, who.id)).toBe(400_00)
  const seen = await send(who, openFixed, { body: { ...body, expected_rate: 500 } }, newKey())
  expect(seen.json).toMatchObject({ code: 'bank_rate_changed', figures: { rate: 95 } })
})

test('saving is open to children whose guardian has not answered', async () => {
  const child = await aPerson(fixture, { age: 13, koin: 300_00 })
  expect((await readAccount(db, child.id, clock.now)).may.save).toBe(true)
  expect((await bank.openFixed(child, 100_00)).status).toBe(200)
})

test('staff pauses a product and opens it again; both are logged', async () => {
  const staff = await aPerson(fixture, { roles: ['finance'] })
  const who = await aPerson(fixture, { koin: 500_00 })
  await send(staff, pauseBankProduct, { body: { product: 'fixed', reason: 'กำลังปรับเงื่อนไข' } }, newKey())
  const paused = await bank.openFixed(who, 100_00)
  expect(paused.json).toMatchObject({ status: 409, code: 'product_paused' })
  expect(paused.json.detail).toContain('กำลังปรับเงื่อนไข')
  clock.now = new Date(clock.now.getTime() + 60_000)
  const opened = await send(staff, pauseBankProduct, { body: { product: 'fixed', reason: null } }, newKey())
  expect(opened.json.paused).toEqual({ fixed: null, thaweesup: null })
  expect((await bank.openFixed(who, 100_00)).status).toBe(200)
  const acts = await db.selectFrom('staff_act').select('act').where('actor_id', '=', staff.id).orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['bank.product-paused', 'bank.product-paused'])
})
