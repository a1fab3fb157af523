import { beforeEach, expect, test } from 'vitest'
import { answerPost, sharePost } from '#features/posts/reading/reading-contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  answerPlacement,
  answerRecheck,
  judgePlacement,
  readMyPath,
  readPlacement,
  readRecheck,
  savePlacement,
  viewPath,
} from '../contract.ts'
import { readLearningPath } from './queries.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, clock, send } = fixture
const path = readLearningPath(new URL('../../../../content/learning-path.json', import.meta.url))
const start = clock.now
const dayMs = 24 * 3_600_000
const skills = ['saving', 'spending', 'planning', 'protecting', 'investing']

beforeEach(() => {
  clock.now = start
})

const bank = new Map((await db.selectFrom('question').selectAll().execute()).map((row) => [row.key, row]))
const contentOf = (key: string) => bank.get(key)!.content as { right: string; wrong: string[] }
const version = path.placement.version
/** The five choices: right for the skills in `strong`. */
const choicesFor = (strong: string[]) =>
  path.placement.questions.map((key) => {
    const { right, wrong } = contentOf(key)
    return strong.includes(bank.get(key)!.skill) ? right : wrong[0]!
  })
const save = (who: TestPerson, strong: string[], is_guest: boolean) =>
  send(who, savePlacement, { body: { version, choices: choicesFor(strong), is_guest: is_guest } })
const mine = async (who: TestPerson) => (await send(who, readMyPath, {})).json
const rowsOf = (who: TestPerson) =>
  db.selectFrom('path_placement').selectAll().where('user_id', '=', who.id).orderBy('round').execute()

/** Advances the clock by days and renews the token, which lasts 15 minutes. */
async function later(who: TestPerson, days: number): Promise<TestPerson> {
  clock.now = new Date(clock.now.getTime() + days * dayMs)
  return { ...who, token: await freshToken(fixture, who) }
}

test('a visitor gets one question per skill, without the right answers', async () => {
  const { status, json } = await send(null, readPlacement, {})
  expect(status).toBe(200)
  expect(json.questions.map(({ skill }) => skill).toSorted()).toEqual(skills.toSorted())
  expect(JSON.stringify(json)).not.toContain('explanation')
  const places = json.questions.map(({ choices }, i) => choices.indexOf(contentOf(path.placement.questions[i]!).right))
  expect(new Set(places).size).toBeGreaterThan(1)
  expect(places).not.toContain(-1)
})

test('a visitor gets feedback on each answer, and finally the first unit', async () => {
  const { right, wrong } = contentOf(path.placement.questions[0]!)
  const one = await send(null, answerPlacement, { body: { version, position: 1, choice: wrong[0]! } })
  expect(one.json).toMatchObject({ is_right: false, right, article: { key: 'deposit-types' } })
  expect(one.json.explanation).not.toBe('')
  const two = await send(null, answerPlacement, { body: { version, position: 1, choice: right } })
  expect(two.json.is_right).toBe(true)
  const result = await send(null, judgePlacement, { body: { version, choices: choicesFor(['saving']) } })
  expect(result.json.strengths.filter(({ is_strong }) => is_strong)).toEqual([{ skill: 'saving', is_strong: true }])
  expect(result.json.begin).toMatchObject({ key: 'need-or-want', strand: 'spending' })
  expect(await db.selectFrom('path_placement').selectAll().execute()).toEqual([])
})

test('answers to an outdated set of questions are refused', async () => {
  const old = await send(null, judgePlacement, { body: { version: version + 1, choices: choicesFor([]) } })
  expect([old.status, old.json.code]).toEqual([409, 'path_question_changed'])
  const strange = await send(null, answerPlacement, { body: { version, position: 1, choice: 'ไม่มีข้อนี้' } })
  expect([strange.status, strange.json.code]).toEqual([409, 'path_question_changed'])
})

test("a guest's placement is stored in an account once, however many tabs send it", async () => {
  const person = await aPerson(fixture)
  const told = await Promise.all(Array.from({ length: 8 }, () => save(person, ['saving', 'planning'], true)))
  expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(told.filter(({ json }) => json.is_kept)).toHaveLength(1)
  expect(await rowsOf(person)).toMatchObject([{ round: 1, is_guest: true, strong: ['saving', 'planning'] }])
  const noted = await db.selectFrom('activity').select('kind').where('user_id', '=', person.id).execute()
  expect(noted.filter(({ kind }) => kind === 'path.placed')).toHaveLength(1)
  expect((await mine(person)).placement).toMatchObject({ is_guest: true, may_repeat: true })
})

test("the person's own placement takes precedence over a guest's, in either order", async () => {
  const [one, two] = (await people(fixture, 2)) as [TestPerson, TestPerson]
  await save(one, ['saving'], true)
  expect((await save(one, ['investing'], false)).json.is_kept).toBe(true)
  expect((await rowsOf(one)).map(({ is_guest }) => is_guest)).toEqual([true, false])
  await save(two, ['investing'], false)
  const guest = await save(two, ['saving'], true)
  expect(guest.json.is_kept).toBe(false)
  expect(guest.json.result.strengths).toContainEqual({ skill: 'investing', is_strong: true })
  for (const person of [one, two])
    expect((await mine(person)).placement?.result.strengths).toContainEqual({ skill: 'saving', is_strong: false })
})

test("when a guest's and the own placement race, both succeed and the own one stays", async () => {
  const person = await aPerson(fixture)
  const told = await Promise.all([save(person, ['saving'], true), save(person, ['investing'], false)])
  expect(told.map(({ status }) => status)).toEqual([200, 200])
  expect((await mine(person)).placement).toMatchObject({ is_guest: false })
})

test('the own placement can be taken once in 90 days, and from two tabs once', async () => {
  const person = await aPerson(fixture)
  const told = await Promise.all([save(person, [], false), save(person, skills, false)])
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const again = await later(person, 89)
  expect((await save(again, skills, false)).json.code).toBe('placement_too_soon')
  expect((await mine(again)).placement).toMatchObject({ may_repeat: false })
  const free = await later(again, 1)
  expect((await mine(free)).placement).toMatchObject({ may_repeat: true })
  expect((await save(free, skills, false)).status).toBe(200)
})

test('everybody sees the same path: every unit with its article and its task', async () => {
  const { units } = (await send(null, viewPath, {})).json
  expect(units.map(({ key }) => key)).toEqual(path.units.map(({ key }) => key))
  for (const unit of units) {
    expect(unit.article.href).toMatch(/^\/post\/detail\//)
    expect(unit.task.href).toMatch(unit.task.kind === 'daily-quiz' ? /^\/quiz\/daily$/ : /#post-end$/)
  }
  await db.updateTable('post').set({ status: 'unpublished' }).where('key', '=', 'scam-signs').execute()
  expect((await send(null, viewPath, {})).json.units.map(({ key }) => key)).not.toContain('stop-a-scam')
  await db.updateTable('post').set({ status: 'published' }).where('key', '=', 'scam-signs').execute()
})

/** Reads, answers and shares the article of the unit with that task. */
async function learn(who: TestPerson) {
  const row = await db.selectFrom('post').select('question').where('key', '=', 'scam-signs').executeTakeFirstOrThrow()
  const { right } = row.question as { right: string }
  await send(who, answerPost, { body: { id: 'scam-signs', choice: right } })
  await send(who, sharePost, { body: { id: 'scam-signs' } })
}
const unit = 'stop-a-scam'
const recheckRight = contentOf('daily-protecting-010').right
const recheck = (who: TestPerson, choice = recheckRight) => send(who, answerRecheck, { body: { unit, choice } })

test('a unit progresses by acts elsewhere, and its re-check opens three days later', async () => {
  const person = await aPerson(fixture)
  const { minutes } = await fixture.db
    .selectFrom('post')
    .select('minutes')
    .where('key', '=', 'smart-goals')
    .executeTakeFirstOrThrow()
  const begin = { key: 'set-a-goal', strand: 'saving', stop: 1, step: 'read', minutes }
  expect((await mine(person)).next).toMatchObject(begin)
  await save(
    person,
    skills.filter((skill) => skill !== 'protecting'),
    false,
  )
  const begun = await mine(person)
  expect(begun.next?.key).toBe(unit)
  expect(begun.next?.href).toMatch(/^\/post\/detail\//)
  await learn(person)
  const learnt = (await mine(person)).units.find(({ key }) => key === unit)
  expect(learnt).toMatchObject({ is_answered: true, is_task_done: true, recheck: 'waiting', opens_on: '2026-11-24' })
  const early = (await send(person, readRecheck, { query: { unit } })).json
  expect(early).toMatchObject({ question: null, opens_on: '2026-11-24' })
  expect((await recheck(person)).json.code).toBe('recheck_not_open')

  const back = await later(person, 3)
  expect((await mine(back)).next).toMatchObject({ key: unit, step: 'recheck', href: `/path/recheck/${unit}` })
  const asked = (await send(back, readRecheck, { query: { unit } })).json
  expect(asked.question!.choices.toSorted()).toEqual(
    [recheckRight, ...contentOf('daily-protecting-010').wrong].toSorted(),
  )
  const points = () => db.selectFrom('skill_point').select('id').where('user_id', '=', person.id).execute()
  const before = [await points(), await learningDays(person)]
  expect((await recheck(back)).json).toMatchObject({ is_right: true, opens_on: null })
  expect([await points(), await learningDays(person)]).toEqual(before)
  const done = await mine(back)
  expect(done.units.find(({ key }) => key === unit)).toMatchObject({ recheck: 'done' })
  expect(done.strands).toContainEqual({ skill: 'protecting', done: 1, total: 6 })
})

const learningDays = ({ id }: TestPerson) =>
  db.selectFrom('learning_day').select('day').where('user_id', '=', id).execute()

test('a wrong answer opens again after three more days; of many tabs one counts', async () => {
  const person = await aPerson(fixture)
  await learn(person)
  const back = await later(person, 3)
  const wrong = contentOf('daily-protecting-010').wrong[0]!
  const told = await Promise.all(Array.from({ length: 6 }, () => recheck(back, wrong)))
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(told.filter(({ json }) => json.code === 'recheck_not_open')).toHaveLength(5)
  const facts = db.selectFrom('activity').select('facts').where('user_id', '=', person.id)
  expect(await facts.where('kind', '=', 'path.rechecked').execute()).toEqual([
    { facts: { skill: 'protecting', isRight: false } },
  ])
  expect(told.find(({ status }) => status === 200)?.json).toMatchObject({ is_right: false, opens_on: '2026-11-27' })
  const third = await later(back, 3)
  expect((await recheck(third)).json.is_right).toBe(true)
})

test('a retry with its key gets the first reply again', async () => {
  const person = await aPerson(fixture)
  await learn(person)
  const back = await later(person, 3)
  const body = { unit, choice: recheckRight }
  const key = { 'idempotency-key': 'one-press' }
  const [first, second] = [
    await send(back, answerRecheck, { body }, key),
    await send(back, answerRecheck, { body }, key),
  ]
  expect(first.status).toBe(200)
  expect(second.json).toEqual(first.json)
})

test('a daily quiz counts as the task from the day of the article on', async () => {
  const person = await aPerson(fixture)
  const finish = () =>
    db
      .insertInto('daily_quiz_attempt')
      .values({
        user_id: person.id,
        day: bangkokDay(clock.now),
        seed: 1,
        answered: 3,
        started_at: clock.now,
        finished_at: clock.now,
      })
      .execute()
  await finish()
  const stateOf = async (who: TestPerson) => (await mine(who)).units.find(({ key }) => key === 'set-a-goal')
  expect(await stateOf(person)).toMatchObject({ is_answered: false, is_task_done: false })
  const next = await later(person, 1)
  const row = await db.selectFrom('post').select('question').where('key', '=', 'smart-goals').executeTakeFirstOrThrow()
  await send(next, answerPost, { body: { id: 'smart-goals', choice: (row.question as { right: string }).right } })
  expect(await stateOf(next)).toMatchObject({ is_answered: true, is_task_done: false })
  await finish()
  expect(await stateOf(next)).toMatchObject({ is_task_done: true, recheck: 'waiting' })
})

test('an unknown unit is refused', async () => {
  const person = await aPerson(fixture)
  const { status, json } = await send(person, readRecheck, { query: { unit: 'no-such-unit' } })
  expect([status, json.code]).toEqual([404, 'unit_not_found'])
})
