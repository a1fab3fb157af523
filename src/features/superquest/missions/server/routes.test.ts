import { afterEach, expect, test } from 'vitest'
import { listKoins } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { addAddress } from '#features/store/addresses/contract.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people } from '#tests/fixtures/people.ts'
import { act, addActivity, aMission, fold, quizDays } from '#tests/fixtures/quests.ts'
import { anAddress, aPremium, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { premiumGiftHistory } from '../../gifts/contract.ts'
import { landingPage, listMissions, listRules, monthlyMissions, showMission } from '../contract.ts'
import {
  joinMission,
  joinMissionRewards,
  joinMissions,
  listBadges,
  readQuestProgress,
  redeemGift,
  redeemKoin,
} from '../joining-contract.ts'
import type { Rule } from '../mission-rules.ts'
import { maxUnderWay } from './joining-commands.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const today = bangkokDay(start)

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const join = (who: { token: string }, id: string) => fixture.send(who, joinMission, { body: { id } })
const redeem = (who: { token: string }, id: string) => fixture.send(who, redeemKoin, { body: { id } })
const later = (minutes: number) => {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + minutes * 60_000)
}
/** Two days of quizzes, counted. */
async function finish(userId: string) {
  for (const day of [today, addDays(today, 1)]) await act(fixture, userId, 'quiz.daily.answered', { day })
}

test('from available to rewarded: progress moves with each act, and the reward comes once', async () => {
  const who = await aPerson(fixture)
  const id = await aMission(fixture)
  const seen = await fixture.send(who, showMission, { query: { id } })
  expect(seen.json).toMatchObject({ state: 'available', mine: null, sentence: 'ตอบควิซประจำวัน 2 วัน' })
  const joined = await join(who, id)
  expect(joined.json).toMatchObject({ state: 'joined', mine: { progress: { done: 0, of: 2, sentence: '0 จาก 2' } } })

  await act(fixture, who.id, 'quiz.daily.answered', { day: today })
  const half = await fixture.send(who, readQuestProgress, {})
  expect(half.json.items).toMatchObject([
    { id, state: 'in_progress', progress: { done: 1, of: 2, sentence: '1 จาก 2' } },
  ])
  expect(await redeem(who, id)).toMatchObject({
    status: 409,
    json: { code: 'mission_not_completed', detail: 'ภารกิจนี้ยังไม่เสร็จ ทำได้ 1 จาก 2' },
  })

  await act(fixture, who.id, 'quiz.daily.answered', { day: addDays(today, 1) })
  const done = await fixture.send(who, joinMissionRewards, {})
  expect(done.json.items).toMatchObject([{ id, state: 'completed', mine: { reward_state: 'waiting' } }])
  const paid = await redeem(who, id)
  expect(paid).toMatchObject({ status: 200, json: { koin: 1_000, balance: 1_000, mission: { state: 'rewarded' } } })
  expect(await redeem(who, id)).toMatchObject({ status: 409, json: { code: 'mission_reward_claimed' } })
  expect(await readBalance(fixture.db, who.id)).toBe(1_000)
  expect((await fixture.send(who, joinMissions, {})).json.items).toMatchObject([{ id, state: 'rewarded' }])
  // The koin history names the mission and leads to it.
  const [line] = (await fixture.send(who, listKoins, { query: {} })).json.items
  expect(line).toMatchObject({
    activity: `รางวัลภารกิจ ${seen.json.title}`,
    href: `/superquest/profile/questsregistered#mission-${id}`,
  })
})

test('progress is told before the job comes, and a claim counts it in', async () => {
  const who = await aPerson(fixture)
  const id = await aMission(fixture)
  await join(who, id)
  for (const day of [today, addDays(today, 1)]) await addActivity(fixture, who.id, 'quiz.daily.answered', { day })
  const { json } = await fixture.send(who, readQuestProgress, {})
  expect(json.items).toMatchObject([{ state: 'completed', progress: { done: 2, of: 2 } }])
  expect((await redeem(who, id)).status).toBe(200)
})

test('the step that an act just moved is told with its count before, until the moment is over', async () => {
  const who = await aPerson(fixture)
  const rules: Rule[] = [{ rule: 'count', of: { kinds: ['post.shared'] }, times: 3 }, quizDays(2)]
  const id = await aMission(fixture, { rule: { rule: 'all_of', rules } })
  await join(who, id)
  const moved = async () => (await fixture.send(who, readQuestProgress, {})).json.items[0]!.moved
  expect(await moved()).toBeNull()
  await act(fixture, who.id, 'post.shared')
  later(3)
  expect(await moved()).toBeNull()
  await act(fixture, who.id, 'quiz.daily.answered', { day: today })
  expect(await moved()).toEqual({ sentence: 'ตอบควิซประจำวัน 2 วัน', before: 0, done: 1, of: 2 })
  // The day counts once: a second quiz of it moves nothing.
  later(3)
  await act(fixture, who.id, 'quiz.daily.answered', { day: today })
  expect(await moved()).toBeNull()
  await addActivity(fixture, who.id, 'post.shared')
  await addActivity(fixture, who.id, 'post.shared')
  expect(await moved()).toMatchObject({ before: 1, done: 3, of: 3 })
})

test('what happened before joining, or after the end, does not count; a late job of what happened in time does', async () => {
  const who = await aPerson(fixture)
  const id = await aMission(fixture, { endsIn: 2 })
  await act(fixture, who.id, 'quiz.daily.answered', { day: addDays(today, -1) })
  later(1)
  await join(who, id)
  const inTime = await addActivity(fixture, who.id, 'quiz.daily.answered', { day: today })
  later(2 * 24 * 60)
  const afterEnd = await addActivity(fixture, who.id, 'quiz.daily.answered', { day: addDays(today, 2) })
  for (const fact of [afterEnd, inTime, afterEnd, inTime]) await fold(fixture, who.id, fact)
  const token = await freshToken(fixture, who)
  const { json } = await fixture.send({ token }, joinMissions, {})
  expect(json.items).toMatchObject([{ id, state: 'expired', mine: { progress: { done: 1, of: 2 } } }])
})

test('who may not join is told why, and nothing is kept', async () => {
  const who = await aPerson(fixture)
  const first = await aMission(fixture, { title: 'ก่อนหน้า' })
  const codes = {
    mission_not_open: await aMission(fixture, { opensIn: 1 }),
    mission_over: await aMission(fixture, { opensIn: -9, joinsIn: -1, endsIn: 3 }),
    mission_after_other: await aMission(fixture, { after: first }),
    mission_not_found: crypto.randomUUID(),
  }
  for (const [code, id] of Object.entries(codes)) expect((await join(who, id)).json.code).toBe(code)
  expect((await join(who, codes.mission_after_other)).json.detail).toContain('“ก่อนหน้า”')
  await join(who, first)
  expect(await join(who, first)).toMatchObject({ status: 409, json: { code: 'mission_already_joined' } })
  expect((await redeem(who, codes.mission_not_open)).json.code).toBe('mission_not_joined')
  await finish(who.id)
  expect((await join(who, codes.mission_after_other)).status).toBe(200)
  expect((await fixture.send(who, joinMissions, {})).json.items).toHaveLength(2)
})

test('nobody has more missions under way than can be kept in mind, not even by joining all at once', async () => {
  const who = await aPerson(fixture)
  const ids = await Promise.all(Array.from({ length: maxUnderWay + 3 }, () => aMission(fixture)))
  const codes = (await Promise.all(ids.map((id) => join(who, id)))).map(({ json }) => json.code ?? 'joined')
  expect(codes.filter((code) => code === 'joined')).toHaveLength(maxUnderWay)
  expect(codes.filter((code) => code === 'missions_enough')).toHaveLength(3)
})

test('the last place is taken once, by one of twenty who join at the same time', async () => {
  const id = await aMission(fixture, { places: 1 })
  const crowd = await people(fixture, 20)
  const codes = (await Promise.all(crowd.map((who) => join(who, id)))).map(({ json }) => json.code ?? 'joined')
  expect(codes.toSorted()).toEqual(['joined', ...Array.from({ length: 19 }, () => 'mission_full')])
  const { joined } = await fixture.db
    .selectFrom('mission')
    .select('joined')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(joined).toBe(1)
})

test('twenty claims at once pay once, and the winners are no more than there may be', async () => {
  const id = await aMission(fixture, { winners: 2 })
  const crowd = await people(fixture, 5)
  for (const who of crowd) await join(who, id)
  await Promise.all(crowd.map(({ id: userId }) => finish(userId)))
  const replies = await Promise.all(crowd.flatMap((who) => Array.from({ length: 4 }, () => redeem(who, id))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  const balances = await Promise.all(crowd.map((who) => readBalance(fixture.db, who.id)))
  expect(balances.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1_000, 1_000])
  const codes = new Set(replies.flatMap(({ json }) => json.code ?? []))
  expect(codes).toEqual(new Set(['mission_reward_claimed', 'mission_quota_gone']))
  const late = (await fixture.send(crowd.find((_, i) => balances[i] === 0)!, joinMissionRewards, {})).json.items
  expect(late).toMatchObject([{ state: 'completed', mine: { reward_state: 'gone' } }])
})

test('a repeated request with one key is answered alike and pays once', async () => {
  const who = await aPerson(fixture)
  const id = await aMission(fixture)
  await join(who, id)
  await finish(who.id)
  const key = { 'idempotency-key': 'once' }
  const [one, two] = [
    await fixture.send(who, redeemKoin, { body: { id } }, key),
    await fixture.send(who, redeemKoin, { body: { id } }, key),
  ]
  expect(two.json).toEqual(one.json)
  expect(await readBalance(fixture.db, who.id)).toBe(1_000)
})

test('a fact that completes two missions completes both, however many facts come at once', async () => {
  const who = await aPerson(fixture)
  const ids = [await aMission(fixture, { rule: quizDays(4) }), await aMission(fixture, { rule: quizDays(3) })]
  for (const id of ids) await join(who, id)
  const facts = await Promise.all(
    [0, 1, 2, 3].map((i) => addActivity(fixture, who.id, 'quiz.daily.answered', { day: addDays(today, i) })),
  )
  await Promise.all([...facts, ...facts].map((fact) => fold(fixture, who.id, fact)))
  const rows = await fixture.db.selectFrom('mission_join').selectAll().where('user_id', '=', who.id).execute()
  expect(rows.map(({ reward_state }) => reward_state)).toEqual(['waiting', 'waiting'])
  const { count } = await fixture.db
    .selectFrom('mission_watch')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('user_id', '=', who.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
})

test('vouchers, badges and skill points are given as promised', async () => {
  const who = await aPerson(fixture)
  const points = { skill: 'saving', points: 5 } as const
  const ids = [
    await aMission(fixture, { reward: { kind: 'voucher', count: 2, points: null } }),
    await aMission(fixture, { reward: { kind: 'badge', badge: 'นักออม', points } }),
  ]
  for (const id of ids) await join(who, id)
  await finish(who.id)
  expect((await redeem(who, ids[0]!)).json).toMatchObject({ vouchers: 2, koin: 0, points: 0 })
  expect((await redeem(who, ids[1]!)).json).toMatchObject({ badge: 'นักออม', points: 5, vouchers: 0 })
  expect((await fixture.send(who, listBadges, {})).json.items).toMatchObject([
    { id: ids[1], badge: 'นักออม', skill: 'saving' },
  ])
  const vouchers = await fixture.db.selectFrom('event_voucher').select('id').where('user_id', '=', who.id).execute()
  expect(vouchers).toHaveLength(2)
})

test('who made a mission and their family are not rewarded by it', async () => {
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const id = await aMission(fixture, { madeBy: staff.id })
  await join(staff, id)
  await finish(staff.id)
  expect(await redeem(staff, id)).toMatchObject({ status: 409, json: { code: 'own_gain' } })
})

test('a gift goes to a kept address as an order without a price, once, and stays due while there is none left', async () => {
  const who = await aPerson(fixture)
  const gift = await aPremium(fixture, { stock: 1 })
  const [id, second] = await Promise.all(
    [1, 2].map(() => aMission(fixture, { reward: { kind: 'gift', gift, points: null } })),
  )
  for (const one of [id!, second!]) await join(who, one)
  await finish(who.id)
  const ask = (mission: string, address: string | null) =>
    fixture.send(who, redeemGift, { body: { id: mission, address } })
  expect((await redeem(who, id!)).json.code).toBe('mission_reward_is_gift')
  expect((await ask(id!, null)).json.code).toBe('gift_address_needed')
  expect((await ask(id!, crypto.randomUUID())).json.code).toBe('address_not_found')
  const { id: address } = (await fixture.send(who, addAddress, { body: anAddress })).json
  const [one, two] = await Promise.all([ask(id!, address), ask(id!, address)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  expect((await ask(second!, address)).json.code).toBe('gift_out')
  const rewards = (await fixture.send(who, joinMissionRewards, {})).json.items
  expect(rewards.find((mission) => mission.id === second)?.mine).toMatchObject({ reward_state: 'waiting' })
  const history = await fixture.send(who, premiumGiftHistory, {})
  expect(history.json).toMatchObject({
    items: [
      { name: 'ถุงผ้า', imageUrl: '/art/premiums/tote-bag.svg', trackingNumber: '', source: 'ภารกิจทดลอง', state: 'paid' },
    ],
    total: 1,
    page: 1,
    pages: 1,
  })
  const parcel = { carrier: 'flash', tracking: 'TH0123456789' }
  await fixture.db.updateTable('order_parcel').set(parcel).where('user_id', '=', who.id).execute()
  expect((await fixture.send(who, premiumGiftHistory, {})).json.items[0]).toMatchObject({
    trackingNumber: 'TH0123456789',
    tracking_url: 'https://www.flashexpress.co.th/fle/tracking?se=TH0123456789',
  })
  expect(await findStoreFaults(fixture)).toEqual([])
  expect(await readBalance(fixture.db, who.id)).toBe(0)
})

test('visitors read missions, the month, the lands and the rules without a part of their own', async () => {
  const [list, month, landing, rules] = await Promise.all([
    fixture.send(null, listMissions, { query: { skill: 'saving' } }),
    fixture.send(null, monthlyMissions, {}),
    fixture.send(null, landingPage, {}),
    fixture.send(null, listRules, {}),
  ])
  expect(list.json.items.length).toBeGreaterThan(0)
  expect(list.json.items.every(({ mine }) => mine === null)).toBe(true)
  expect(month.json.month).toBe(today.slice(0, 7))
  expect(landing.json.lands).toHaveLength(5)
  expect(landing.json.mine).toBeNull()
  expect(rules.json.sections.length).toBeGreaterThan(3)
})
