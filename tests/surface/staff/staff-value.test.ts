// Every staff call that writes is classified: it moves value and says how it is bounded, or cannot move any and says why. Of
// those that move value, one editor alone is tried: above the budget nothing takes effect, and the maker gains nothing.
import { expect, test } from 'vitest'
import { giveVoucher } from '#features/events/admin-contract.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { changeStock, createPremium, editPremium, showAdminPremium } from '#features/store/premiums/admin-contract.ts'
import { createKrazyDay } from '#features/superquest/krazy-day/admin-contract.ts'
import { readKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { createMission, scheduleMission } from '#features/superquest/missions/admin-contract.ts'
import { createPrize } from '#features/superquest/missions/admin-prize-contract.ts'
import { editLevel } from '#features/superquest/user-level/admin-contract.ts'
import { redeemLevel } from '#features/superquest/user-level/contract.ts'
import { koin } from '#lib/money.ts'
import { aPerson } from '../../fixtures/people.ts'
import { aPremium, buy, saveAddress } from '../../fixtures/store.ts'
import { staffCalls } from '../../support/every-staff-call.ts'
import { agreeToAll } from '../../support/second-person.ts'
import { budget } from '../../support/staff-calls.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed()
const writing = fixture.routes.filter(({ spec }) => spec.access === 'staff' && spec.method !== 'GET')

const isBounded = (name: string) =>
  staffCalls.some(([call, why]) => call === name && 'moves' in why && why.moves === budget)

test.each(writing)('$name is classified', ({ name }) => {
  const found = staffCalls.filter(([call]) => call === name)
  expect([name, found.length], 'name it once, in tests/staff-calls.ts of its feature').toEqual([name, 1])
})

test('every reason is told, and some calls are bounded by the budget', () => {
  const reasonOf = (why: object) => Object.values(why)[0]
  expect(staffCalls.filter(([, why]) => typeof reasonOf(why) !== 'string')).toEqual([])
  expect(writing.filter(({ name }) => isBounded(name)).length).toBeGreaterThan(10)
})

test('nothing is classified that is no call', () => {
  const names = new Set(writing.map(({ name }) => name))
  expect(staffCalls.filter(([name]) => !names.has(name))).toEqual([])
})

test.each(writing.filter(({ name }) => isBounded(name)))('$name asks for a step-up and names koin', ({ spec }) => {
  expect([Boolean(spec.stepUp), spec.koin !== undefined]).toEqual([true, true])
})

const inDays = (days: number) => new Date(fixture.clock.now.getTime() + days * 24 * 3_600_000).toISOString()
const editor = () => aPerson(fixture, { roles: ['editor', 'fulfilment'] })
const headphones = () => aPremium(fixture, { price: 350_000, stock: 40 })

test('a level gift of one editor alone takes no effect, and its editor does not get it', async () => {
  const maker = await editor()
  const gift = await headphones()
  const body = { name: 'Rookie', words: 'เริ่มต้น', gift }
  expect((await fixture.send(maker, editLevel, { query: { level: 'rookie' }, body })).json).toEqual({
    level: 'rookie',
    is_waiting: true,
  })
  const redeem = async (who: { id: string; token: string }) =>
    fixture.send(who, redeemLevel, { body: { level: 'rookie', address: await saveAddress(fixture, who.id) } })
  expect((await redeem(maker)).json).toMatchObject({ code: 'level_no_gift' })
  expect(await agreeToAll(fixture)).toBe(1)
  expect((await redeem(maker)).json).toMatchObject({ code: 'maker_gain' })
  expect((await redeem(await aPerson(fixture))).status).toBe(200)
})

test('a mission with goods for one wish waits for a second person', async () => {
  const maker = await editor()
  const form = {
    title: 'หูฟังแลกคำขอ',
    summary: 'ลองทำดู',
    why: 'เพื่อทดลอง',
    skill: 'saving' as const,
    occasion: null,
    rule: { rule: 'count' as const, of: { kinds: ['quiz.daily.answered'] }, times: 1 },
    reward: { kind: 'gift' as const, gift: await headphones(), points: null },
    places: null,
    winners: 40,
    after: null,
    opens_at: inDays(-1),
    joins_until: inDays(10),
    ends_at: inDays(20),
  }
  const made = await fixture.send(maker, createMission, { body: form as never })
  expect([made.status, made.json]).toMatchObject([200, {}])
  expect((await fixture.send(maker, scheduleMission, { query: { id: made.json.id } })).json).toEqual({ state: 'asked' })
})

test('a price that falls waits for a second person, and the one who changed it buys none', async () => {
  const maker = await editor()
  const id = await headphones()
  const { form } = (await fixture.send(maker, showAdminPremium, { query: { id } })).json
  const edited = await fixture.send(maker, editPremium, { query: { id }, body: { ...form, price: 100 } })
  expect(edited.json).toEqual({ id, is_waiting: true })
  const priceOf = async () => (await fixture.send(maker, showAdminPremium, { query: { id } })).json.premium.price
  expect(await priceOf()).toBe(350_000)
  expect(await agreeToAll(fixture)).toBe(1)
  expect(await priceOf()).toBe(100)
  const wallet = {
    amount: koin(100_000),
    account: 'adjustment',
    title: 'ทดสอบ',
    href: null,
    now: fixture.clock.now,
  } as const
  const buyer = await aPerson(fixture)
  for (const who of [maker, buyer])
    await fixture.db.transaction().execute((tx) => giveKoin(tx, { ...wallet, userId: who.id, cause: `t:${who.id}` }))
  expect((await buy(fixture, maker, { id, price: 100 })).json).toMatchObject({ code: 'maker_gain' })
  // 350 baht each: ten of them are worth more than 1,000 baht, whatever they are sold for.
  expect((await buy(fixture, buyer, { id, price: 100, quantity: 10 })).json).toMatchObject({ code: 'order_too_large' })
  expect((await buy(fixture, buyer, { id, price: 100 })).status).toBe(200)
  // More pieces below cost are goods that leave.
  const more = await fixture.send(maker, changeStock, { query: { id }, body: { change: 5, reason: 'เพิ่ม' } })
  expect(more.json).toEqual({ left: 39, is_waiting: true })
})

test('small price falls add up over things and with vouchers, in one budget', async () => {
  const maker = await editor()
  const fall = async () => {
    const id = await aPremium(fixture, { price: 100_000, stock: 4 })
    const { form } = (await fixture.send(maker, showAdminPremium, { query: { id } })).json
    return (await fixture.send(maker, editPremium, { query: { id }, body: { ...form, price: 90_000 } })).json.is_waiting
  }
  expect([await fall(), await fall(), await fall()]).toEqual([false, false, true])
  const name = `รับบัตร ${crypto.randomUUID().slice(0, 8)}`
  await aPerson(fixture, { name })
  const give = () => fixture.send(maker, giveVoucher, { body: { display_name: name, reference: crypto.randomUUID() } })
  const given = []
  for (let i = 0; i < 14; i++) given.push((await give()).status)
  expect(given).toEqual([...Array(13).fill(200), 409])
})

test('a Krazy Day, a big prize and goods below cost are seen by nobody before a second person agrees', async () => {
  const maker = await editor()
  const gift = await headphones()
  const opens = new Date(`${inDays(7).slice(0, 10)}T12:00:00.000Z`)
  const times = { opens_at: opens.toISOString(), ends_at: new Date(opens.getTime() + 3_600_000).toISOString() }
  const day = { title: 'วันหูฟัง', summary: 'หูฟัง', gift, price: koin(100), stock: 10, ...times }
  const announced = await fixture.send(maker, createKrazyDay, { body: day })
  expect(announced.json).toMatchObject({ is_waiting: true })
  const prize = {
    title: 'รางวัล',
    summary: 'หูฟัง',
    gift,
    value_baht: 350,
    stock: 3,
    opens_at: inDays(-1),
    ends_at: inDays(9),
  }
  expect((await fixture.send(maker, createPrize, { body: prize })).json).toMatchObject({ is_waiting: true })
  const shown = async () => JSON.stringify((await fixture.send(null, readKrazyDay, {})).json)
  expect(await shown()).not.toContain('วันหูฟัง')
  const { form } = (await fixture.send(maker, showAdminPremium, { query: { id: gift } })).json
  const cheap = { ...form, title: 'หูฟังถูก', price: 100, cost: 35_000 }
  const made = (await fixture.send(maker, createPremium, { body: { form: cheap, stock: 10 } })).json
  expect(made.is_waiting).toBe(true)
  expect((await fixture.send(maker, showAdminPremium, { query: { id: made.id } })).json.premium.left).toBe(0)
  // Also what the tests before left waiting.
  expect(await agreeToAll(fixture)).toBeGreaterThanOrEqual(3)
  expect(await shown()).toContain('วันหูฟัง')
  expect((await fixture.send(maker, showAdminPremium, { query: { id: made.id } })).json.premium.left).toBe(10)
})
