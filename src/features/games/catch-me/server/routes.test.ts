import { afterEach, expect, test } from 'vitest'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { perfectLog, someMoves } from '#tests/support/catch-me-player.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerCatchMe, playCatchMe, readCatchMe } from '../catch-me-contract.ts'
import { encodeMoves } from '../log-rules.ts'
import { replay } from '../rules.ts'

const fixture = await openTestbed()
const start = fixture.clock.now

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const pass = (seconds: number) => {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + seconds * 1000)
}

async function begin(who: TestPerson, way?: 'arcade' | 'turns') {
  const { status, json } = await fixture.send(who, playCatchMe, { query: way ? { way } : {} })
  expect(status).toBe(200)
  return json
}

function answer(who: TestPerson, session: string, log: string, headers = {}) {
  return fixture.send(who, answerCatchMe, { body: { session, log } }, headers)
}

/** A whole play: a minute passes, then the log is sent. */
async function finish(who: TestPerson, logOf: (seed: number) => string = perfectLog) {
  const { session, seed } = await begin(who)
  pass(60)
  return answer(who, session, logOf(seed))
}

async function effectsOf({ id }: TestPerson) {
  const count = async (table: 'ledger_transfer' | 'skill_point' | 'learning_day') =>
    (await fixture.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length
  const activities = await fixture.db.selectFrom('activity').select('kind').where('user_id', '=', id).execute()
  return {
    koin: await readBalance(fixture.db, id),
    transfers: await count('ledger_transfer'),
    points: await count('skill_point'),
    days: await count('learning_day'),
    plays: activities.filter(({ kind }) => kind === 'game.catch-me.finished').length,
  }
}
const nothing = { koin: 0, transfers: 0, points: 0, days: 0, plays: 0 }

test('a play pays by the replay of its log: 0.05 per good item, a skill point, a learning day', async () => {
  const who = await aPerson(fixture)
  const { session, seed } = await begin(who)
  const moves = someMoves(seed, 20)
  const { good, score } = replay(seed, moves)
  pass(60)
  const { status, json } = await answer(who, session, encodeMoves(moves))
  expect(status).toBe(200)
  expect(json).toMatchObject({ good, score, best: score, is_best: true, is_paid: true, left: 2, places: null })
  expect(json).toMatchObject({ asked: 5 * good, paid: 5 * good, is_capped: false, skill: 'saving', points: 1 })
  expect(json.learning_day).toMatchObject({ is_new: true, days_this_month: 1 })
  // What the reward moment says: the purse after it, and the skill before and after.
  expect(json.gained).toEqual({ balance: 5 * good, skills: [{ skill: 'saving', points: 1, before: 0, after: 1 }] })
  expect(await effectsOf(who)).toEqual({ koin: 5 * good, transfers: 1, points: 1, days: 1, plays: 1 })
  const koins = await fixture.send(who, listKoins, { query: {} })
  expect(koins.json.items[0]).toMatchObject({ activity: 'เกมจับให้ทัน', href: '/games/catch-me-if-you-can' })
  expect((await fixture.send(who, listSkills, { query: {} })).json.points.saving).toBe(1)
})

test('perfect play, by person or bot, pays 3.00 a play and three plays a day, in either way', async () => {
  const who = await aPerson(fixture)
  const paid: number[] = []
  for (const way of ['arcade', 'turns', 'arcade', 'turns'] as const) {
    const { session, seed } = await begin(who, way)
    pass(60)
    const { json } = await answer(who, session, perfectLog(seed))
    expect(json.good).toBe(66)
    paid.push(json.paid)
  }
  expect(paid).toEqual([300, 300, 300, 0])
  expect(await effectsOf(who)).toEqual({ koin: 900, transfers: 3, points: 3, days: 1, plays: 4 })
  expect((await fixture.send(who, readCatchMe, {})).json).toMatchObject({ quota: 3, left: 0, each: 5, max: 300 })
})

test('a play without a catch counts as a finished game, and uses no paid one', async () => {
  const who = await aPerson(fixture)
  // Between two lanes nothing is caught.
  const { json } = await finish(who, () => encodeMoves([{ step: 0, place: 20 }]))
  expect(json).toMatchObject({ good: 0, score: 0, is_paid: false, paid: 0, is_capped: false, left: 3, is_best: false })
  expect(await effectsOf(who)).toEqual({ ...nothing, days: 1, plays: 1 })
})

test('a log is refused before a minute of server time has passed, and accepted after', async () => {
  const who = await aPerson(fixture)
  const { session, seed } = await begin(who)
  pass(59)
  const soon = await answer(who, session, perfectLog(seed))
  expect(soon).toMatchObject({ status: 409, json: { code: 'catch_me_too_soon', retry_after: 1 } })
  expect(await effectsOf(who)).toEqual(nothing)
  pass(1)
  expect((await answer(who, session, perfectLog(seed))).json).toMatchObject({ paid: 300 })
})

test('plays begun at the same moment do not share a minute', async () => {
  const who = await aPerson(fixture)
  const one = await begin(who)
  const two = await begin(who)
  pass(60)
  expect((await answer(who, one.session, perfectLog(one.seed))).json).toMatchObject({ paid: 300 })
  pass(10)
  const second = await answer(who, two.session, perfectLog(two.seed))
  expect(second.json).toMatchObject({ code: 'catch_me_too_soon', retry_after: 50 })
  pass(50)
  expect((await answer(who, two.session, perfectLog(two.seed))).json).toMatchObject({ paid: 300 })
})

test('a log sent after two hours counts for nothing', async () => {
  const who = await aPerson(fixture)
  const { session, seed } = await begin(who)
  pass(7_201)
  const fresh = { ...who, token: await freshToken(fixture, who) }
  expect((await answer(fresh, session, perfectLog(seed))).json).toMatchObject({ code: 'catch_me_over' })
  expect(await effectsOf(who)).toEqual(nothing)
})

test('a log of another seed, a cut one or one of another session pays no more than its replay', async () => {
  const [who, other] = await people(fixture, 2)
  const { session, seed } = await begin(who!)
  pass(60)
  const strange = perfectLog(seed === 1 ? 2 : 1)
  expect((await answer(other!, session, perfectLog(seed))).json).toMatchObject({ code: 'catch_me_not_found' })
  const { json } = await answer(who!, session, strange)
  expect(json.good).toBeLessThan(66)
  expect(json.paid).toBe(Math.min(300, 5 * json.good))
  const cut = await finish(who!, (own) => perfectLog(own).slice(0, 30))
  expect(cut.json.good).toBeLessThan(40)
  expect(await effectsOf(other!)).toEqual(nothing)
})

test('an unreadable log is refused in Thai, and the play can still be answered', async () => {
  const who = await aPerson(fixture)
  const { session, seed } = await begin(who)
  pass(60)
  for (const log of ['A', 'AAAAAA', '+/+', 'ABl', 'ก้า', '\u0000\u0001\u0002']) {
    const { status, json } = await answer(who, session, log)
    expect([status, json.code]).toEqual([422, 'catch_me_unreadable'])
    expect(json.detail).toMatch(/[ก-๙]/)
  }
  const long = await answer(who, session, 'AAB'.repeat(3_601))
  expect([long.status, long.json.fields?.[0]?.path]).toEqual([422, 'log'])
  expect(await effectsOf(who)).toEqual(nothing)
  expect((await answer(who, session, perfectLog(seed))).json).toMatchObject({ paid: 300 })
})

test('a log sent twice, from two tabs, with its key or in a new play pays once', async () => {
  const who = await aPerson(fixture)
  const { session, seed } = await begin(who)
  pass(60)
  const log = perfectLog(seed)
  const sent = await Promise.all(Array.from({ length: 6 }, () => answer(who, session, log)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(sent.filter(({ status }) => status === 409).every(({ json }) => json.code === 'catch_me_answered')).toBe(true)
  expect(await effectsOf(who)).toEqual({ koin: 300, transfers: 1, points: 1, days: 1, plays: 1 })

  const key = { 'idempotency-key': 'play-2' }
  const again = await begin(who)
  pass(60)
  const keyed = await Promise.all([1, 2, 3].map(() => answer(who, again.session, perfectLog(again.seed), key)))
  expect(keyed.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(keyed[1]!.json).toEqual(keyed[0]!.json)
  const replayed = await finish(who, () => log)
  expect(replayed.json.good).toBeLessThan(66)
  expect(await effectsOf(who)).toMatchObject({ transfers: 3, plays: 3, days: 1 })
})

test("concurrent plays of one person never pay more than the day's three", async () => {
  const who = await aPerson(fixture)
  const begun = await Promise.all([1, 2, 3, 4, 5].map(() => begin(who)))
  pass(3_600)
  const fresh = { ...who, token: await freshToken(fixture, who) }
  let open = begun
  while (open.length > 0) {
    const replies = await Promise.all(open.map(({ session, seed }) => answer(fresh, session, perfectLog(seed))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    open = open.filter((_, i) => replies[i]!.status !== 200)
    pass(60)
  }
  expect(await effectsOf(who)).toMatchObject({ koin: 900, points: 3, plays: 5 })
})

test('five plays may be open; a sixth deletes the first', async () => {
  const who = await aPerson(fixture)
  const begun = []
  for (let i = 0; i < 6; i++) {
    begun.push(await begin(who))
    pass(1)
  }
  pass(60)
  expect((await answer(who, begun[0]!.session, '')).json).toMatchObject({ code: 'catch_me_not_found' })
  expect((await answer(who, begun[1]!.session, '')).status).toBe(200)
})

// Bangkok midnight is 17:00 UTC: when a play ended, and the day that it counts for.
const midnights = [
  { name: 'just before midnight', end: '2026-11-21T16:59:59Z', day: '2026-11-21', learned: '2026-11-21' },
  { name: 'begun before midnight, ended after', end: '2026-11-21T17:00:30Z', day: '2026-11-22', learned: '2026-11-21' },
  {
    name: 'until three the evening before learns',
    end: '2026-11-21T19:59:59Z',
    day: '2026-11-22',
    learned: '2026-11-21',
  },
  { name: 'from three on the new day', end: '2026-11-21T20:00:00Z', day: '2026-11-22', learned: '2026-11-22' },
  { name: 'the end of a month', end: '2026-11-30T17:30:00Z', day: '2026-12-01', learned: '2026-11-30' },
  { name: 'a leap day', end: '2028-02-28T17:00:10Z', day: '2028-02-29', learned: '2028-02-28' },
  { name: 'after a leap day', end: '2028-02-29T20:00:00Z', day: '2028-03-01', learned: '2028-03-01' },
]

test.each(midnights)('$name: paid on the day of receipt, learning day with a grace of three hours', async (given) => {
  const end = new Date(given.end)
  fixture.clock.now = new Date(end.getTime() - 90_000)
  const who = await aPerson(fixture, { daysHere: 1 })
  const { session, seed } = await begin(who)
  fixture.clock.now = end
  const { json } = await answer(who, session, perfectLog(seed))
  expect(json).toMatchObject({ paid: 300, left: 2, learning_day: { day: given.learned } })
  const play = await fixture.db.selectFrom('catch_me_play').select('day').where('id', '=', session).executeTakeFirst()
  expect(play).toEqual({ day: given.day })
})
