import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { followLearningDayTask, recordLearningDay } from '#features/koin/server/learning-commands.ts'
import type { ClubType } from '#features/posts/documents/contract.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { chooseClub, readClubAims, readMyClub } from '../contract.ts'
import { fillClubDay } from './commands.ts'
import { clubJobs } from './jobs.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture
const monday = '2026-11-16'
const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}+07:00`)

beforeEach(() => {
  clock.now = at(monday)
})

const jobs = clubJobs({ db, clock: () => clock.now })
const runJob = (userId: string, day: string) =>
  (jobs[followLearningDayTask] as (payload: unknown) => Promise<unknown>)({ userId, day })
const record = ({ id: userId }: TestPerson, day: string) =>
  db.transaction().execute((tx) => recordLearningDay(tx, { userId, day, now: clock.now }))
/** A learning day, and the job that its transaction has added. */
async function learn(person: TestPerson, day: string) {
  await record(person, day)
  await runJob(person.id, day)
}
const tokenOf = async (person: TestPerson) => ({ ...person, token: await freshToken(fixture, person) })
const choose = async (person: TestPerson, club: ClubType | null) =>
  (await send(await tokenOf(person), chooseClub, { body: { club } })).json
const mine = async (person: TestPerson) => (await send(await tokenOf(person), readMyClub, {})).json
const aimsAt = async (now: Date) => {
  clock.now = now
  return (await send(null, readClubAims, {})).json
}
const aimOfClub = async (club: ClubType, now = clock.now) => (await aimsAt(now)).items.find((one) => one.club === club)!
const factsOf = ({ id }: TestPerson) =>
  db
    .selectFrom('activity')
    .select(['subject_id', 'day'])
    .where('user_id', '=', id)
    .where('kind', '=', 'club.day.filled')
    .execute()

test('everybody sees five aims, in one order; who has no session sees no club of their own', async () => {
  const { week, items } = await aimsAt(at(monday))
  expect(week).toBe(monday)
  expect(items.map(({ club }) => club)).toEqual(['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'])
  expect(items.every(({ days, aim }) => days === 0 && aim === 10)).toBe(true)
  expect(await send(null, readMyClub, {})).toMatchObject({ status: 401 })
  expect(await send(null, chooseClub, { body: { club: 'hit' } })).toMatchObject({ status: 401 })
})

test("a learning day adds the club's job in its own transaction, once", async () => {
  const person = await aPerson(fixture)
  await record(person, monday)
  await record(person, monday)
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier = ${followLearningDayTask} and payload->>'userId' = ${person.id}`.execute(db)
  expect(rows).toEqual([{ payload: { userId: person.id, day: monday } }])
})

test('without a club a learning day fills nothing, and joining later brings earlier days to no club', async () => {
  const person = await aPerson(fixture)
  const before = (await aimOfClub('hit')).days
  await learn(person, monday)
  clock.now = at(addDays(monday, 1))
  expect(await choose(person, 'hit')).toMatchObject({ club: 'hit', days: 0, is_today_in: false })
  await runJob(person.id, monday)
  expect((await aimOfClub('hit')).days).toBe(before)
})

test('a member’s learning day fills the aim once, however often the job runs, and its fact is there once', async () => {
  const person = await aPerson(fixture)
  const before = (await aimOfClub('greenery')).days
  await choose(person, 'greenery')
  await learn(person, monday)
  await Promise.all(Array.from({ length: 8 }, () => runJob(person.id, monday)))
  expect(await mine(person)).toMatchObject({ club: 'greenery', days: 1, is_today_in: true })
  expect((await aimOfClub('greenery')).days).toBe(before + 1)
  expect(await factsOf(person)).toEqual([{ subject_id: 'greenery', day: monday }])
})

test('somebody who learned today and then joins fills the aim at once', async () => {
  const person = await aPerson(fixture)
  await learn(person, monday)
  expect(await choose(person, 'play-yard')).toMatchObject({ days: 1, is_today_in: true, aim: { days: 1 } })
})

test('joining and the job of a learning day at the same moment count the day once, in either order', async () => {
  const many = await people(fixture, 12)
  const before = (await aimOfClub('biz-master')).days
  const tokens = await Promise.all(many.map(tokenOf))
  await Promise.all(
    tokens.flatMap((person) => [
      learn(person, monday),
      send(person, chooseClub, { body: { club: 'biz-master' } }),
      send(person, chooseClub, { body: { club: 'biz-master' } }),
    ]),
  )
  expect((await aimOfClub('biz-master')).days).toBe(before + 12)
  for (const person of many) expect(await factsOf(person)).toHaveLength(1)
})

test('a change of club takes no day along, and one day never goes to two clubs', async () => {
  const person = await aPerson(fixture)
  const before = [(await aimOfClub('hit')).days, (await aimOfClub('smart-society')).days]
  await choose(person, 'hit')
  await learn(person, monday)
  expect(await choose(person, 'smart-society')).toMatchObject({ club: 'smart-society', days: 0, is_today_in: false })
  await choose(person, 'hit')
  await choose(person, 'smart-society')
  clock.now = at(addDays(monday, 1))
  await learn(person, addDays(monday, 1))
  expect(await mine(person)).toMatchObject({ days: 1, is_today_in: true })
  expect([(await aimOfClub('hit')).days, (await aimOfClub('smart-society')).days]).toEqual([
    before[0]! + 1,
    before[1]! + 1,
  ])
})

test('who leaves takes nothing away', async () => {
  const person = await aPerson(fixture)
  await choose(person, 'hit')
  await learn(person, monday)
  const { days } = await aimOfClub('hit')
  expect(await choose(person, null)).toEqual({ club: null, days: 0, is_today_in: false, aim: null })
  expect((await aimOfClub('hit')).days).toBe(days)
  clock.now = at(addDays(monday, 1))
  await learn(person, addDays(monday, 1))
  expect((await aimOfClub('hit')).days).toBe(days)
})

test('the week ends at midnight in Bangkok: the last second counts for it, the next for a new one that begins at 0', async () => {
  const [early, late] = (await people(fixture, 2)) as [TestPerson, TestPerson]
  const sunday = '2026-12-06'
  clock.now = at(sunday, '23:59:59')
  await choose(early, 'greenery')
  await choose(late, 'greenery')
  await learn(early, sunday)
  expect(await aimOfClub('greenery')).toMatchObject({ days: 1 })
  expect(await aimsAt(at('2026-12-07', '00:00:00'))).toMatchObject({ week: '2026-12-07' })
  expect(await aimOfClub('greenery')).toMatchObject({ days: 0 })
  // A quiz begun before midnight: its day is Sunday, although the job runs on Monday.
  await learn(late, sunday)
  expect(await aimOfClub('greenery')).toMatchObject({ days: 0 })
  expect(await aimOfClub('greenery', at(sunday, '23:59:59'))).toMatchObject({ days: 2 })
  clock.now = at('2026-12-07', '00:00:00')
  expect(await mine(late)).toMatchObject({ days: 0, is_today_in: false })
})

test('an aim stands from Monday on: what the last week still gets changes nothing, and more than the aim is counted on', async () => {
  const club = 'smart-society'
  const weeks = ['2027-01-04', '2027-01-11', '2027-01-18'] as const
  await db
    .insertInto('club_week')
    .values([
      { club, week: weeks[0], aim: 10, days: 33 },
      { club, week: weeks[1], aim: 10, days: 90 },
    ])
    .execute()
  expect(await aimOfClub(club, at(weeks[2]))).toMatchObject({ aim: 30, days: 0 })
  await db.updateTable('club_week').set({ days: 91 }).where('club', '=', club).where('week', '=', weeks[1]).execute()
  const many = await people(fixture, 3)
  for (const person of many) {
    await choose(person, club)
    await learn(person, weeks[2])
  }
  await db.updateTable('club_week').set({ days: 30 }).where('club', '=', club).where('week', '=', weeks[2]).execute()
  await db
    .transaction()
    .execute((tx) => fillClubDay(tx, { userId: many[0]!.id, day: addDays(weeks[2], 1), now: clock.now }))
  expect(await aimOfClub(club)).toMatchObject({ aim: 30, days: 31 })
})

test('a club that is none is refused, and changes nothing', async () => {
  const person = await aPerson(fixture)
  await choose(person, 'hit')
  const reply = await send(await tokenOf(person), chooseClub, { body: { club: 'no-club' as ClubType } })
  expect(reply).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  expect(await mine(person)).toMatchObject({ club: 'hit' })
})
