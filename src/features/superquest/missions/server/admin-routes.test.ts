import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { skills } from '#kit/skills.ts'
import { koin } from '#lib/money.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { act, addActivity, aMission } from '#tests/fixtures/quests.ts'
import { aPremium, saveAddress } from '#tests/fixtures/store.ts'
import { agreeToAll } from '#tests/support/second-person.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import * as desk from '../admin-contract.ts'
import { createPrize, editPrize } from '../admin-prize-contract.ts'
import { showMission } from '../contract.ts'
import { joinMission, readQuestProgress, redeemKoin } from '../joining-contract.ts'
import { readBigPrize, redeemBigPrize } from '../prize-contract.ts'

type Rule = desk.MissionForm['rule']
const fixture = await openTestbed()
const today = bangkokDay(fixture.clock.now)
const editor = () => aPerson(fixture, { roles: ['editor'] })
const inDays = (days: number) => new Date(fixture.clock.now.getTime() + days * 24 * 3_600_000).toISOString()

/** Of a kind that no seed has: any of, over days of the calendar, levels, and sums within an order. */
const newKind: Rule = {
  rule: 'any_of',
  rules: [
    {
      rule: 'in_order',
      rules: [
        {
          rule: 'sum',
          of: {
            kinds: ['game.catch-me.finished'],
            where: [{ fact: 'good', min: 5 }],
            days: { from: addDays(today, -1), to: addDays(today, 5) },
          },
          fact: 'score',
          total: 100,
        },
        { rule: 'days_in_window', of: { kinds: ['quiz.daily.answered', 'learning.day'] }, days: 2, window: 3 },
      ],
    },
    {
      rule: 'count',
      of: { kinds: ['quiz.money.finished'], level: 'advanced', where: [{ fact: 'isPassed', is: true }] },
      times: 3,
    },
  ],
}

const form: desk.MissionForm = {
  title: 'ภารกิจใหม่ของทีมงาน',
  summary: 'ลองทำดู',
  why: 'เพื่อทดลอง',
  skill: 'investing',
  occasion: null,
  rule: newKind,
  reward: { kind: 'koin', koin: 1_000, points: null },
  places: null,
  winners: 5,
  after: null,
  opens_at: inDays(-1),
  joins_until: inDays(10),
  ends_at: inDays(20),
}

test('staff make a mission of a rule that no seed has, and a pupil completes it', async () => {
  const staff = await editor()
  const told = await fixture.send(staff, desk.tellRule, { body: { rule: newKind } })
  expect(told.json.faults).toEqual([])
  expect(told.json.sentence).toContain('ตอบควิซประจำวันหรือเรียนรู้อย่างน้อยหนึ่งอย่าง 2 วันใน 3 วัน')
  const { id } = (await fixture.send(staff, desk.createMission, { body: form })).json
  const pupil = await aPerson(fixture)
  const join = () => fixture.send(pupil, joinMission, { body: { id } })
  expect((await join()).json.code).toBe('mission_not_found')
  expect((await fixture.send(staff, desk.previewMission, { query: { id } })).json).toMatchObject({ title: form.title })
  const scheduled = await fixture.send(staff, desk.scheduleMission, { query: { id } })
  expect(scheduled.json).toEqual({ state: 'open' })
  expect((await join()).status).toBe(200)
  const play = { way: 'arcade', score: 60, good: 6, isPaid: true }
  for (let i = 0; i < 2; i++) await act(fixture, pupil.id, 'game.catch-me.finished', { facts: play })
  for (const day of [today, addDays(today, 2)]) await act(fixture, pupil.id, 'quiz.daily.answered', { day })
  expect((await fixture.send(pupil, readQuestProgress, {})).json.items).toMatchObject([{ id, state: 'completed' }])
  expect((await fixture.send(pupil, redeemKoin, { body: { id } })).json).toMatchObject({ koin: 1_000 })
  const shown = await fixture.send(staff, desk.showDeskMission, { query: { id } })
  expect(shown.json.mission).toMatchObject({ joined: 1, completed: 1, claimed: 1, paid: 1_000, max: 5_000 })
  expect(shown.json.form.rule).toEqual(newKind)
})

test('a rule that is wrong is named where it is wrong, by the sentence, the form, the forecast and the dry run', async () => {
  const staff = await editor()
  const rule: Rule = { rule: 'count', of: { kinds: ['video.watched'], club: 'hit' }, times: 1 }
  const told = await fixture.send(staff, desk.tellRule, { body: { rule } })
  expect(told.json).toMatchObject({ sentence: null, faults: [{ path: 'of.club' }] })
  for (const odd of [null, 3, 'rule', [], { rule: 'all_of', rules: [] }])
    expect((await fixture.send(staff, desk.tellRule, { body: { rule: odd } })).json).toMatchObject({ sentence: null })
  const wrong = { code: 'mission_rule_wrong', fields: [{ path: 'rule.of.club' }] }
  expect((await fixture.send(staff, desk.createMission, { body: { ...form, rule } })).json).toMatchObject(wrong)
  const asked = { rule, reward: form.reward, winners: 1, days: 7 }
  expect((await fixture.send(staff, desk.forecastMission, { body: asked })).json).toMatchObject(wrong)
  const tried = { rule, display_name: 'ใครสักคน', days: 7 }
  expect((await fixture.send(staff, desk.tryMission, { body: tried })).json).toMatchObject(wrong)
  const gift = { kind: 'gift', gift: crypto.randomUUID(), points: null } as const
  expect((await fixture.send(staff, desk.createMission, { body: { ...form, reward: gift } })).json.code).toBe(
    'mission_reward_wrong',
  )
})

test('the forecast and the dry run tell what people would have done, and write nothing', async () => {
  const staff = await editor()
  const diligent = await aPerson(fixture, { name: 'ขยันมาก' })
  const lazy = await aPerson(fixture)
  const ago = (days: number) => new Date(fixture.clock.now.getTime() - days * 24 * 3_600_000)
  for (const days of [5, 3, 1])
    await addActivity(fixture, diligent.id, 'video.watched', {
      day: addDays(today, -days),
      at: ago(days),
      facts: { category: 'saving', isPaid: true },
    })
  await addActivity(fixture, lazy.id, 'video.watched', {
    day: addDays(today, -1),
    at: ago(1),
    facts: { category: 'saving', isPaid: true },
  })
  const rule: Rule = { rule: 'count', of: { kinds: ['video.watched'] }, times: 2 }
  const before = await fixture.db.selectFrom('mission_fact').selectAll().execute()
  const { json } = await fixture.send(staff, desk.forecastMission, {
    body: { rule, reward: { kind: 'koin', koin: koin(2_000), points: null }, winners: 10, days: 7 },
  })
  expect(json).toMatchObject({
    people: 2,
    finished: 1,
    winners: 1,
    koin: 2_000,
    gifts: 0,
    is_sample: false,
    median_days: 4,
  })
  expect(json.spread.reduce((sum, count) => sum + count, 0)).toBe(2)
  const tried = await fixture.send(staff, desk.tryMission, { body: { rule, display_name: 'ขยันมาก', days: 7 } })
  expect(tried.json).toMatchObject({ facts: 3, completed_on: addDays(today, -3), progress: { done: 2, of: 2 } })
  const nobody = await fixture.send(staff, desk.tryMission, { body: { rule, display_name: 'ไม่มีคนนี้', days: 7 } })
  expect(nobody.json.code).toBe('quest_person_not_found')
  expect(await fixture.db.selectFrom('mission_fact').selectAll().execute()).toEqual(before)
})

test('what may pay more than one may decide alone waits for a second person, who is not of the family', async () => {
  const staff = await editor()
  const { id } = (await fixture.send(staff, desk.createMission, { body: { ...form, winners: 100_000 } })).json
  expect((await fixture.send(staff, desk.scheduleMission, { query: { id } })).json).toEqual({ state: 'asked' })
  const decide = (who: { token: string }, isConfirmed: boolean) =>
    fixture.send(who, desk.decideMission, { query: { id }, body: { is_confirmed: isConfirmed } })
  expect((await decide(staff, true)).json.code).toBe('second_person_needed')
  expect((await fixture.send(null, showMission, { query: { id } })).json.code).toBe('mission_not_found')
  const second = await editor()
  expect((await decide(second, true)).json).toEqual({ state: 'open' })
  expect((await decide(second, false)).json.code).toBe('mission_decided')
})

test('what people joined for stays: words change, it grows, and ended early it goes on for them', async () => {
  const staff = await editor()
  const { id } = (await fixture.send(staff, desk.createMission, { body: form })).json
  await fixture.send(staff, desk.scheduleMission, { query: { id } })
  const pupil = await aPerson(fixture)
  await fixture.send(pupil, joinMission, { body: { id } })
  const edit = (change: Partial<desk.MissionForm>) =>
    fixture.send(staff, desk.editMission, { query: { id }, body: { ...form, ...change } })
  const rewards = { kind: 'koin', koin: 200, points: null } as const
  for (const change of [{ winners: 4 }, { reward: rewards }, { ends_at: inDays(15) }, { places: 10 }])
    expect((await edit(change)).json.code, JSON.stringify(change)).toBe('mission_has_people')
  expect((await edit({ title: 'ชื่อใหม่', ends_at: inDays(25) })).status).toBe(200)
  const end = () => fixture.send(staff, desk.endMission, { query: { id }, body: { reason: 'งบหมด' } })
  expect([(await end()).json, (await end()).json]).toEqual([{ state: 'ended' }, { state: 'ended' }])
  expect((await fixture.send(await aPerson(fixture), joinMission, { body: { id } })).json.code).toBe('mission_over')
  expect((await edit({ title: 'อีกชื่อ', ends_at: inDays(25) })).json.code).toBe('mission_ended')
  const facts = { right: 9, total: 10, isPassed: true, try: 1, level: 'advanced' }
  for (let i = 0; i < 3; i++) await act(fixture, pupil.id, 'quiz.money.finished', { facts })
  expect((await fixture.send(pupil, redeemKoin, { body: { id } })).json).toMatchObject({ koin: 1_000 })
})

test('every registered kind with words can be read at the desk', async () => {
  const { json } = await fixture.send(await editor(), desk.listRuleKinds, {})
  expect(json.items.find(({ kind }) => kind === 'game.crossword.finished')?.facts).toContainEqual({
    name: 'size',
    words: 'ขนาด',
    type: 'name',
    options: ['daily', 'weekly'],
  })
  expect((await fixture.send(await editor(), desk.listDeskMissions, { query: {} })).json.items.length).toBeGreaterThan(
    0,
  )
})

test('the big prize is for type SKILL alone, one each, and never more than there are', async () => {
  const staff = await editor()
  const gift = await aPremium(fixture, { stock: 9 })
  const body = {
    title: 'รางวัลใหญ่',
    summary: 'หนึ่งชิ้น',
    gift,
    value_baht: 900,
    stock: 1,
    opens_at: inDays(-1),
    ends_at: inDays(9),
  }
  expect((await fixture.send(staff, createPrize, { body: { ...body, value_baht: 1_000 } })).json.code).toBe(
    'invalid_input',
  )
  const { id } = (await fixture.send(staff, createPrize, { body })).json
  await agreeToAll(fixture)
  const skilled = await aPerson(fixture)
  const second = await aPerson(fixture)
  const general = await aPerson(fixture)
  for (const { id: userId } of [skilled, second])
    await fixture.db.transaction().execute((tx) => {
      const points = Object.fromEntries(skills.map((skill) => [skill, 200]))
      return giveSkillPoints(tx, { userId, points, cause: 'test', title: 'ทดสอบ', href: null, now: fixture.clock.now })
    })
  const take = async (who: { id: string; token: string }) =>
    fixture.send(who, redeemBigPrize, { body: { id, address: await saveAddress(fixture, who.id) } })
  expect(await take(general)).toMatchObject({ status: 403, json: { code: 'prize_needs_skill' } })
  expect((await fixture.send(general, readBigPrize, {})).json.prize?.mine?.missing).toMatchObject({ saving: 200 })
  const replies = await Promise.all([take(skilled), take(skilled), take(second)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { left } = (await fixture.send(null, readBigPrize, {})).json.prize!
  expect(left).toBe(0)
  const fewer = { ...body, gift: await aPremium(fixture) }
  expect((await fixture.send(staff, editPrize, { query: { id }, body: fewer })).json.code).toBe('prize_has_people')
})

test('a mission that pays nothing in koin opens by one alone', async () => {
  const staff = await editor()
  const badge = { kind: 'badge', badge: 'ลองดู', points: null } as const
  const { id } = (await fixture.send(staff, desk.createMission, { body: { ...form, reward: badge, winners: 100_000 } }))
    .json
  expect((await fixture.send(staff, desk.scheduleMission, { query: { id } })).json).toEqual({ state: 'open' })
})

test('the desk shows the newest of very many missions', async () => {
  const old = await aMission(fixture, { opensIn: -60, endsIn: -40 })
  await sql`
    insert into mission (id, title, summary, why, skill, rule, reward, winners, opens_at, joins_until, ends_at, state, made_at, updated_at)
    select gen_random_uuid(), title, summary, why, skill, rule, reward, winners, opens_at, joins_until, ends_at, state, made_at, updated_at
    from mission, generate_series(1, 500) where id = ${old}`.execute(fixture.db)
  const newest = await aMission(fixture, { endsIn: 300 })
  const { items } = (await fixture.send(await editor(), desk.listDeskMissions, { query: {} })).json
  expect([items.length, items[0]!.id]).toEqual([500, newest])
})
