import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { cancelOrder } from '#features/store/orders/contract.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { addActivity } from '#tests/fixtures/quests.ts'
import { aPremium, buy, saveAddress } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { editLevel, listDeskLevels } from '../admin-contract.ts'
import { chooseAlias, readQuestBoard } from '../board-contract.ts'
import { claimLevel, getUserLevel, redeemLevel } from '../contract.ts'
import { chooseAlias as storeAlias } from './alias-commands.ts'

const fixture = await openTestbed({ hasContent: true })
const today = bangkokDay(fixture.clock.now)

/** So many shares, five on each day back from today. */
async function share(userId: string, count: number) {
  for (let i = 0; i < count; i++)
    await addActivity(fixture, userId, 'post.shared', { day: addDays(today, -Math.floor(i / 5)) })
}

test('one action is one point, a day has five, and a donation counts from 100 koin on', async () => {
  const who = await aPerson(fixture)
  await share(who.id, 7)
  for (const paid of [9_999, 10_000])
    await addActivity(fixture, who.id, 'donation.made', {
      day: addDays(today, -9),
      facts: { type: 'charity', quantity: 1, paid },
    })
  await addActivity(fixture, who.id, 'quiz.daily.answered', { day: addDays(today, -3) })
  for (let i = 0; i < 3; i++) await addActivity(fixture, who.id, 'post.shared', { day: today })
  const { json } = await fixture.send(who, getUserLevel, {})
  expect(json).toMatchObject({
    points: 8,
    level: 'rookie',
    next: { key: 'explorer', done: 8, of: 10, missing: 2 },
    today: { points: 5, max: 5 },
  })
  expect(json.levels.map(({ state }) => state)).toEqual(['open', 'locked', 'locked', 'locked', 'locked'])
})

test('sharing the same post again on another day is no new action', async () => {
  const who = await aPerson(fixture)
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [back, subject] of [
    [3, one],
    [2, one],
    [2, other],
    [0, one],
  ] as const)
    await addActivity(fixture, who.id, 'post.shared', { day: addDays(today, -back), subject })
  const { points, today: now } = (await fixture.send(who, getUserLevel, {})).json
  expect([points, now.points]).toEqual([2, 0])
})

test('a purchase that is undone is no action, however often it is made', async () => {
  const who = await aPerson(fixture, { koin: 30_000 })
  const bag = await aPremium(fixture)
  const points = async () => (await fixture.send(who, getUserLevel, {})).json
  for (let i = 0; i < 3; i++) {
    const { order } = (await buy(fixture, who, { id: bag })).json
    expect((await points()).points).toBe(1)
    await fixture.send(who, cancelOrder, { query: { id: order.id } })
  }
  const after = await points()
  expect([after.points, after.today.points]).toEqual([0, 0])
  expect(after.actions.find(({ key }) => key === 'premium.bought')?.points).toBe(0)
})

test('each level is claimed once, when it is reached', async () => {
  const who = await aPerson(fixture)
  await share(who.id, 30)
  const claim = (level: 'rookie' | 'explorer' | 'saver' | 'investor') =>
    fixture.send(who, claimLevel, { body: { level } })
  expect((await claim('investor')).json).toMatchObject({
    code: 'level_not_reached',
    detail: 'ยังไม่ถึงระดับนี้ ขาดอีก 40 แต้ม',
  })
  expect((await claim('rookie')).json).toMatchObject({ koin: 0, balance: 0 })
  const replies = await Promise.all(Array.from({ length: 10 }, () => claim('explorer')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.find(({ status }) => status !== 200)?.json.code).toBe('level_claimed')
  expect((await claim('saver')).json).toMatchObject({ koin: 5_000, balance: 7_000, level: { level: 'saver' } })
})

test('staff give a level a gift, and who has reached it redeems it once', async () => {
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const gift = await aPremium(fixture, { stock: 5 })
  const body = { name: 'Explorer', words: 'เริ่มรู้จักทาง', gift }
  expect((await fixture.send(staff, editLevel, { query: { level: 'explorer' }, body })).status).toBe(200)
  const wrong = { ...body, gift: crypto.randomUUID() }
  expect((await fixture.send(staff, editLevel, { query: { level: 'saver' }, body: wrong })).json.code).toBe(
    'gift_not_found',
  )
  const who = await aPerson(fixture)
  const address = await saveAddress(fixture, who.id)
  const redeem = (level: 'rookie' | 'explorer') => fixture.send(who, redeemLevel, { body: { level, address } })
  expect((await redeem('explorer')).json.code).toBe('level_not_reached')
  await share(who.id, 10)
  expect((await redeem('rookie')).json.code).toBe('level_no_gift')
  const replies = await Promise.all([1, 2, 3].map(() => redeem('explorer')))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const desk = await fixture.send(staff, listDeskLevels, {})
  expect(desk.json.items[1]).toMatchObject({ key: 'explorer', redeemed: 1, gift: { id: gift } })
})

test('who chooses an alias that somebody is choosing just now is told that it is taken', async () => {
  const one = await aPerson(fixture)
  const other = await aPerson(fixture)
  const [isChosen, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const alias = 'แมวออมเงิน'
  const first = fixture.db.transaction().execute(async (tx) => {
    await storeAlias(tx, { userId: one.id, alias, flags: [], now: fixture.clock.now })
    isChosen.resolve()
    await mayCommit.promise
  })
  await isChosen.promise
  const second = fixture.send(other, chooseAlias, { body: { alias } })
  await vi.waitUntil(hasWaitingLock, { timeout: 10_000 })
  mayCommit.resolve()
  await first
  expect(await second).toMatchObject({ status: 409, json: { code: 'quest_alias_taken' } })
})

async function hasWaitingLock(): Promise<boolean> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      fixture.db,
    )
  return rows.length > 0
}

test('the board names those alone who chose an alias, by nothing but the alias', async () => {
  const [shown, hidden, minor] = [
    await aPerson(fixture, { name: 'ชื่อจริงในเว็บ' }),
    await aPerson(fixture),
    await aPerson(fixture, { age: 15 }),
  ]
  for (const who of [shown, hidden, minor]) await share(who.id, 3)
  const choose = (who: { token: string }, alias: string | null) => fixture.send(who, chooseAlias, { body: { alias } })
  expect((await choose(shown, 'นกฮูกนักออม')).status).toBe(200)
  expect((await choose(minor, 'ปลาทอง')).json.code).toBe('quest_board_not_yet')
  expect((await choose(hidden, 'นกฮูกนักออม')).json.code).toBe('quest_alias_taken')
  expect((await choose(hidden, 'ชื่อจริงในเว็บ')).json.code).toBe('quest_alias_taken')
  expect((await choose(hidden, 'โทร 0812345678')).json.code).toBe('quest_alias_refused')
  expect((await choose(hidden, 'ก')).json).toMatchObject({
    code: 'quest_alias_refused',
    detail: 'นามแฝงนี้ใช้ไม่ได้ ใส่ชื่ออย่างน้อย 2 ตัวอักษร หรือชื่อเล่นพยางค์เดียวอย่าง ปู',
  })
  // Thirty letters with their marks are 90 characters.
  expect((await choose(hidden, 'ปี๊'.repeat(30))).status).toBe(200)
  await choose(hidden, null)
  const { json } = await fixture.send(hidden, readQuestBoard, {})
  expect(json.lines).toEqual([{ place: 1, alias: 'นกฮูกนักออม', points: 3, is_me: false }])
  expect(json.mine).toEqual({ alias: null, points: 3, place: null, obstacle: null })
  expect((await fixture.send(minor, readQuestBoard, {})).json.mine.obstacle).toBe('guardian_waiting')
  await choose(shown, null)
  expect((await fixture.send(hidden, readQuestBoard, {})).json.lines).toEqual([])
})

test('of several people who choose one alias at once, one has it and the others are told that it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(fixture)))
  const replies = await Promise.all(
    people.map((who) => fixture.send(who, chooseAlias, { body: { alias: 'ปลาวาฬออมเงิน' } })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
})
