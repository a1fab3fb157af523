import { afterEach, beforeEach, expect, test } from 'vitest'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import type { ArticleContent } from '#features/posts/documents/content.ts'
import { koin } from '#lib/money.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { showPost } from '../contract.ts'
import { answerPost, readMine } from '../reading-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const start = fixture.clock.now

type Question = ArticleContent['question']
// The posts with their right answers.
const posts = (
  await fixture.db.selectFrom('post').select(['id', 'key', 'skill', 'question']).orderBy('key').execute()
).map((row) => ({ ...row, key: row.key!, question: row.question as Question }))
const compound = posts.find(({ key }) => key === 'compound-interest')!

beforeEach(() => {
  fixture.clock.now = start
})
afterEach(async () => {
  expect(await auditLedger(fixture.db)).toEqual([])
})

type Post = (typeof posts)[number]
function answer(who: TestPerson | null, post: Post, choice = post.question.right, headers = {}) {
  return fixture.send(who, answerPost, { body: { id: post.id, choice } }, headers)
}
const mine = async (who: TestPerson, post = compound) =>
  (await fixture.send(who, readMine, { query: { id: post.id } })).json.question!
const skillPoints = async (who: TestPerson) => (await fixture.send(who, listSkills, { query: {} })).json.points

test("a right answer pays 1.00 koin, 2 points of the article's skill and a learning day, with an explanation", async () => {
  const who = await aPerson(fixture)
  const { right, explanation } = compound.question
  const { status, json } = await answer(who, compound)
  expect(status).toBe(200)
  expect(json).toEqual({
    choice: right,
    right,
    is_right: true,
    explanation,
    reward: {
      asked: 100,
      paid: 100,
      skill: 'saving',
      points: 2,
      less: null,
      quota: 3,
      learning_day: { day: '2026-11-21', is_new: true, days_this_month: 1, reward: 0 },
    },
    gained: { balance: 100, skills: [{ skill: 'saving', points: 2, before: 0, after: 2 }] },
  })
  expect(await readBalance(fixture.db, who.id)).toBe(100)
  expect((await skillPoints(who)).saving).toBe(2)
  const [row] = (await fixture.send(who, listKoins, { query: {} })).json.items
  expect(row).toMatchObject({ point: 100, activity: expect.stringMatching(/^ตอบคำถามท้ายเรื่อง ดอกเบี้ยทบต้น/) })
  expect(row?.href).toBe(`/post/detail/${compound.id}`)
  const noted = await fixture.db.selectFrom('activity').selectAll().where('user_id', '=', who.id).execute()
  expect(noted.map(({ kind, subject_id, facts }) => ({ kind, subject_id, facts }))).toContainEqual({
    kind: 'post.question.answered',
    subject_id: compound.id,
    facts: { club: 'greenery', skill: 'saving', isRight: true },
  })
})

test('a wrong answer pays nothing, shows the right one, cannot be repeated and makes a learning day', async () => {
  const who = await aPerson(fixture)
  const { right, wrong, explanation } = compound.question
  const { json } = await answer(who, compound, wrong[0])
  expect(json).toMatchObject({ choice: wrong[0], right, is_right: false, explanation })
  expect(json.reward).toMatchObject({ paid: 0, points: 0, less: 'wrong', learning_day: { is_new: true } })
  expect(await answer(who, compound)).toMatchObject({ status: 409, json: { code: 'already_answered' } })
  expect(await readBalance(fixture.db, who.id)).toBe(0)
})

test('a later visit shows the answer and its reward', async () => {
  const who = await aPerson(fixture)
  expect((await mine(who)).answer).toBeNull()
  // What the reward left behind is told once: it is true only then.
  const { gained: _, ...told } = (await answer(who, compound)).json
  expect((await mine(who)).answer).toEqual(told)
})

test('the right answer does not leave the server before the person has answered', async () => {
  const who = await aPerson(fixture)
  for (const post of posts) {
    const { right, wrong, explanation } = post.question
    const shown = await fixture.send(null, showPost, { query: { id: post.id } })
    const own = await fixture.send(who, readMine, { query: { id: post.id } })
    for (const { json } of [shown, own]) expect(JSON.stringify(json)).not.toContain(explanation)
    for (const question of [shown.json.question!, own.json.question!]) {
      expect(question.choices.toSorted()).toEqual([right, ...wrong].toSorted())
      const told = { ...question, choices: null, text: null, answer: null }
      expect(JSON.stringify(told)).not.toContain(right)
    }
  }
})

test('each person has an order of choices of their own, the same at every visit', async () => {
  const crowd = await people(fixture, 40)
  const orders = await Promise.all(crowd.map(async (who) => (await mine(who)).choices))
  expect(await Promise.all(crowd.map(async (who) => (await mine(who)).choices))).toEqual(orders)
  // Each of the four is first for about ten of forty; none is always there.
  const first = orders.map(([choice]) => choice)
  for (const choice of orders[0]!) expect(first.filter((one) => one === choice).length).toBeLessThan(25)
})

test('three articles a day pay; the fourth says so, and does not pay on the next day either', async () => {
  const who = await aPerson(fixture)
  const paid = []
  for (const post of posts.slice(0, 5)) paid.push((await answer(who, post)).json.reward)
  expect(paid.map(({ paid, points, less }) => [paid, points, less])).toEqual([
    [100, 2, null],
    [100, 2, null],
    [100, 2, null],
    [0, 0, 'quota'],
    [0, 0, 'quota'],
  ])
  fixture.clock.now = new Date('2026-11-22T09:00:00Z')
  const tomorrow = { ...who, token: await freshToken(fixture, who) }
  expect(await answer(tomorrow, posts[3]!)).toMatchObject({ status: 409 })
  expect((await answer(tomorrow, posts[5]!)).json.reward).toMatchObject({ paid: 100, less: null })
})

test('a wrong answer does not use up one of the three', async () => {
  const who = await aPerson(fixture)
  await answer(who, posts[0]!, posts[0]!.question.wrong[0])
  for (const post of posts.slice(1, 4)) expect((await answer(who, post)).json.reward).toMatchObject({ paid: 100 })
})

test('at the daily cap the answer pays the rest, says so, and still gives points', async () => {
  const who = await aPerson(fixture)
  const earned = { source: 'crossword', amount: koin(2_950), cause: 'test', title: 'ทดสอบ', href: null } as const
  await fixture.db.transaction().execute((tx) => rewardKoin(tx, { userId: who.id, ...earned, now: start }))
  expect((await answer(who, posts[0]!)).json.reward).toMatchObject({ asked: 100, paid: 50, points: 2, less: 'cap' })
  expect((await answer(who, posts[1]!)).json.reward).toMatchObject({ asked: 100, paid: 0, points: 2, less: 'cap' })
})

test('until 03:00 an empty yesterday gets the learning day', async () => {
  const who = await aPerson(fixture)
  fixture.clock.now = new Date('2026-11-21T18:00:00Z')
  const late = { ...who, token: await freshToken(fixture, who) }
  expect((await answer(late, compound)).json.reward.learning_day).toMatchObject({ day: '2026-11-21', is_new: true })
})

test('an unknown choice, an unknown post and a visitor are refused', async () => {
  const who = await aPerson(fixture)
  expect(await answer(who, compound, 'ข้ออื่น')).toMatchObject({ status: 409, json: { code: 'question_changed' } })
  expect(await answer(who, { ...compound, id: 'no-such-post' })).toMatchObject({ status: 404 })
  expect(await answer(null, compound)).toMatchObject({ status: 401 })
  expect(await answer(who, compound, '')).toMatchObject({ status: 422 })
  expect((await mine(who)).answer).toBeNull()
})

test('the id is in the query or the body; two different ones are refused', async () => {
  const who = await aPerson(fixture)
  const choice = compound.question.right
  const send = (query: object, body: object) => fixture.send(who, answerPost, { query, body: { choice, ...body } })
  expect(await send({}, {})).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  expect(await send({ id: compound.id }, { id: compound.key })).toMatchObject({ status: 422 })
  expect(await send({ id: compound.key }, { id: compound.key })).toMatchObject({ status: 200 })
})

test('a repeated request with its key gets the first reply; the key with another choice is refused', async () => {
  const who = await aPerson(fixture)
  const key = { 'idempotency-key': 'k' }
  const first = await answer(who, compound, undefined, key)
  expect(await answer(who, compound, undefined, key)).toMatchObject({ status: 200, json: first.json })
  expect(await answer(who, compound, compound.question.wrong[0], key)).toMatchObject({ status: 422 })
  expect(await readBalance(fixture.db, who.id)).toBe(100)
})

test('ten people, each with three concurrent tabs, are paid once each', async () => {
  const crowd = await people(fixture, 10)
  const replies = await Promise.all(
    crowd.flatMap((who) => compound.question.wrong.map((_, i) => answer(who, compound, undefined, keyOf(who, i)))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(replies.filter(({ json }) => json.code === 'already_answered')).toHaveLength(20)
  for (const who of crowd) expect(await readBalance(fixture.db, who.id)).toBe(100)
})

const keyOf = ({ id }: TestPerson, tab: number) => ({ 'idempotency-key': `${id} ${tab}` })

test('twenty parallel requests with one key get the same reply', async () => {
  const who = await aPerson(fixture)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => answer(who, compound, undefined, { 'idempotency-key': 'same' })),
  )
  expect(new Set(replies.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
  expect(replies[0]!.status).toBe(200)
})

test('of seven concurrent answers to articles three pay', async () => {
  const who = await aPerson(fixture)
  const replies = await Promise.all(posts.map((post) => answer(who, post)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(replies.filter(({ json }) => json.reward.paid === 100)).toHaveLength(3)
  expect(replies.filter(({ json }) => json.reward.less === 'quota')).toHaveLength(posts.length - 3)
  expect(await readBalance(fixture.db, who.id)).toBe(300)
})

test('an answer stays as it was, whatever becomes of the question', async () => {
  const who = await aPerson(fixture)
  const { gained: _, ...told } = (await answer(who, compound)).json
  const { question } = compound
  const edited = { ...question, right: 'ใหม่', wrong: [question.right, ...question.wrong.slice(1)] }
  const setQuestion = (one: Question) =>
    fixture.db
      .updateTable('post')
      .set({ question: JSON.stringify(one) })
      .where('id', '=', compound.id)
      .execute()
  await setQuestion(edited)
  expect((await mine(who)).answer).toEqual({ ...told, right: 'ใหม่' })
  await setQuestion(question)
  await expect(fixture.db.deleteFrom('post_answer').execute()).rejects.toThrow()
})
