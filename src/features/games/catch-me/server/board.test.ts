import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mayDo } from '#features/identity/accounts/server/account-queries.ts'
import { addDays, bangkokWeek, weekday } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, type PersonOptions, type TestPerson } from '#tests/fixtures/people.ts'
import { someMoves } from '#tests/support/catch-me-player.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerCatchMe, listMeOnBoard, playCatchMe, readCatchMe, readCatchMeBoard } from '../catch-me-contract.ts'
import { encodeMoves } from '../log-rules.ts'
import { scoresSince } from '../rules.ts'

const fixture = await openTestbed()

/** A person with a score that grows with `rows`; on the boards if they opt in. */
async function aPlayer(rows: number, { isListed = true, ...options }: PersonOptions & { isListed?: boolean } = {}) {
  const who = await aPerson(fixture, options)
  if (isListed) await fixture.send(who, listMeOnBoard, { body: { is_listed: isListed } })
  const { result } = await play(who, rows)
  return { who, score: result.score, result }
}

async function play(who: TestPerson, rows: number) {
  const { json } = await fixture.send(who, playCatchMe, { query: {} })
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  const log = encodeMoves(someMoves(json.seed, rows))
  return { result: (await fixture.send(who, answerCatchMe, { body: { session: json.session, log } })).json }
}

const read = async (who: TestPerson, period: 'week' | 'all' = 'week') =>
  (await fixture.send(who, readCatchMeBoard, { query: { period } })).json

test('only persons who opted in are on the board, best first, and learn their rank at each play', async () => {
  const low = await aPlayer(10)
  const high = await aPlayer(40)
  const hidden = await aPlayer(60, { isListed: false })
  expect(low.result.places).toEqual({ week: 1, all: 1 })
  expect(high.result.places).toEqual({ week: 1, all: 1 })
  expect(hidden.result.places).toBeNull()
  for (const period of ['week', 'all'] as const) {
    const board = await read(low.who, period)
    expect(board.lines.map(({ place, score, is_me }) => [place, score, is_me])).toEqual([
      [1, high.score, false],
      [2, low.score, true],
    ])
  }
  expect(await read(hidden.who)).toMatchObject({ mine: { place: null, score: hidden.score } })
  expect(JSON.stringify(await read(low.who))).not.toContain(high.who.id)

  await fixture.send(hidden.who, listMeOnBoard, { body: { is_listed: true } })
  expect((await read(hidden.who)).lines[0]).toMatchObject({ place: 1, score: hidden.score, is_me: true })
  await fixture.send(hidden.who, listMeOnBoard, { body: { is_listed: false } })
  expect((await read(hidden.who)).lines).toHaveLength(2)

  const worse = await play(high.who, 5)
  expect(worse.result).toMatchObject({ is_best: false, best: high.score, places: { week: 1 } })
})

test('nobody is visible whose name may not be shown: unverified, without consent, about to leave', async () => {
  const kinds: PersonOptions[] = [
    { age: 20 },
    { age: 15, guardian: 'allowed' },
    { age: 15, guardian: 'waiting' },
    { age: 15, guardian: 'refused' },
    { verified: false },
  ]
  for (const options of kinds) {
    const { who } = await aPlayer(3, options)
    const may = await mayDo(fixture.db, who.id, 'show_name_on_board', fixture.clock.now)
    const { json } = await fixture.send(who, readCatchMe, {})
    expect(json.is_listed).toBe(may)
    expect(json.obstacle === null).toBe(may)
    if (!may) {
      const refused = await fixture.send(who, listMeOnBoard, { body: { is_listed: true } })
      expect(refused.json).toMatchObject({ status: 409, code: 'catch_me_unlisted' })
    }
    // As if they had opted in while they still could.
    await sql`update catch_me_best set is_listed = true where user_id = ${who.id}`.execute(fixture.db)
    expect((await read(who)).lines.some(({ is_me }) => is_me)).toBe(may)
  }
  const { who } = await aPlayer(3)
  expect((await read(who)).lines.some(({ is_me }) => is_me)).toBe(true)
  const leaving = { user_id: who.id, asked_at: fixture.clock.now, erase_at: fixture.clock.now, restore_hash: 'x' }
  await fixture.db.insertInto('leaving').values(leaving).execute()
  expect((await read(who)).lines.some(({ is_me }) => is_me)).toBe(false)
})

test('a new week begins on Monday in Bangkok, and old weeks are deleted', async () => {
  const { who, score } = await aPlayer(50)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 90 * 24 * 3_600_000)
  const later = { ...who, token: await freshToken(fixture, who) }
  expect((await read(later)).lines).toEqual([])
  expect((await read(later, 'all')).lines.find(({ is_me }) => is_me)).toMatchObject({ score })
  await play(later, 2)
  expect((await read(later)).lines).toHaveLength(1)
  const weeks = fixture.db.selectFrom('catch_me_best').select('period').where('user_id', '=', who.id).orderBy('period')
  expect((await weeks.execute()).map(({ period }) => period)).toEqual([scoresSince, bangkokWeek(fixture.clock.now)])
})

test('scores of before the present rules are on no board and no record to beat, and their player is told them', async () => {
  // A Monday would be taken for a week.
  expect(weekday(scoresSince)).not.toBe(1)
  const { who } = await aPlayer(3)
  await sql`insert into catch_me_best (user_id, way, period, score, reached_at, is_listed)
    values (${who.id}, 'arcade', 'all', 90000, ${fixture.clock.now}, true)`.execute(fixture.db)
  const { result } = await play(who, 8)
  expect(result).toMatchObject({ is_best: true, best: result.score })
  expect((await fixture.send(who, readCatchMe, {})).json.best.arcade).toBe(result.score)
  const board = await read(who, 'all')
  expect(board).toMatchObject({ since: scoresSince, before: 90000 })
  expect(board.lines.find(({ is_me }) => is_me)).toMatchObject({ score: result.score })
  expect(board.lines.every(({ score }) => score < 90000)).toBe(true)
  expect(await read(who)).toMatchObject({ since: null, before: null })
})

test('board and rank are read from the index, however many play', async () => {
  const period = addDays(bangkokWeek(fixture.clock.now), 700)
  await sql`insert into catch_me_best (user_id, way, period, score, reached_at, is_listed)
    select gen_random_uuid(), 'arcade', ${period}, 1 + n % 1400, ${fixture.clock.now}, n % 3 = 0
    from generate_series(1, 20000) as n`.execute(fixture.db)
  const plan = await sql<{ 'QUERY PLAN': string }>`explain
    select user_id from catch_me_best where is_listed and way = 'arcade' and period = ${period}
    order by score desc, reached_at, user_id limit 20`.execute(fixture.db)
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('catch_me_board')
  expect(lines).not.toContain('Sort')
})
