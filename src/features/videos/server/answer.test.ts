import { expect, test } from 'vitest'
import { openWallets } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { answerVideo } from '../answer-contract.ts'
import { showVideo } from '../video-contract.ts'
import { readMyVideo } from '../watch-contract.ts'
import { videoRoutes } from './routes.ts'
import { importVideos, readVideos } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) => videoRoutes({ ...parts, salt: 'salt' }))
const videos = await readVideos(new URL('../../../../content/videos/', import.meta.url))
await db.transaction().execute((tx) => importVideos(tx, videos, clock.now))

const id = 'budget-jars'
const { question } = videos.find(({ content }) => content.key === id)!.content
const [first, second] = question.choices.map(({ text }) => text) as [string, string, string]
const right = question.choices[question.right - 1]!

async function aViewer() {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now: clock.now }))
  return { id: userId }
}
const answer = (who: { id: string } | null, choice: string, video = id) =>
  send(who, answerVideo, { body: { id: video, choice } })
const mine = async (who: { id: string }) => (await send(who, readMyVideo, { query: { id } })).json.answer
const answersOf = (who: { id: string }) =>
  db.selectFrom('video_answer').select(['choice', 'is_right']).where('user_id', '=', who.id).execute()

test('the page of a film has its question with three choices, and neither its key nor a reason', async () => {
  const { json } = await send(null, showVideo, { query: { id } })
  expect(json.question).toEqual({ text: question.text, choices: question.choices.map(({ text }) => text) })
  const told = JSON.stringify(json)
  for (const { why } of question.choices) expect(told).not.toContain(why)
})

test('the first answer of a person is stored with its verdict, and told again; it pays nothing and makes no learning day', async () => {
  const who = await aViewer()
  expect(await mine(who)).toBeNull()
  const told = (await answer(who, first)).json
  expect(told).toEqual({
    choice: first,
    right: right.text,
    is_right: false,
    why: question.choices[0]!.why,
    right_why: right.why,
  })
  expect(await mine(who)).toEqual(told)
  const again = await answer(who, right.text)
  expect([again.status, again.json.code]).toEqual([409, 'film_answered'])
  expect(await answersOf(who)).toEqual([{ choice: first, is_right: false }])
  expect(await readBalance(db, who.id)).toBe(0)
  for (const table of ['learning_day', 'activity'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', who.id).execute()).toEqual([])
})

test('of a double tap on two choices one counts, and both are told the same afterwards', async () => {
  const who = await aViewer()
  const taps = await Promise.all([first, second, right.text, first, second, right.text].map((one) => answer(who, one)))
  const won = taps.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(taps.filter(({ json: { code } }) => code === 'film_answered')).toHaveLength(taps.length - 1)
  const stored = await answersOf(who)
  expect(stored).toEqual([{ choice: won[0]!.json.choice, is_right: won[0]!.json.is_right }])
  expect(await mine(who)).toEqual(won[0]!.json)
})

test('a visitor is told the verdict as often as they try, and nothing is stored', async () => {
  const count = async () => (await db.selectFrom('video_answer').select('user_id').execute()).length
  const before = await count()
  expect((await answer(null, second)).json).toMatchObject({ is_right: false, why: question.choices[1]!.why })
  expect((await answer(null, right.text)).json).toMatchObject({ is_right: true, why: right.why, right_why: right.why })
  expect(await count()).toBe(before)
})

test('a choice that does not exist, a film without a question and no film are refused, and nothing is stored', async () => {
  const who = await aViewer()
  await db.updateTable('video').set({ question: null }).where('key', '=', 'scam-apart').execute()
  await db.updateTable('video').set({ status: 'unpublished' }).where('key', '=', 'town-budget').execute()
  for (const one of [who, null]) {
    const codes = await Promise.all([
      answer(one, 'ไม่มีข้อนี้'),
      answer(one, first, 'scam-apart'),
      answer(one, first, 'nothing'),
      answer(one, first, 'town-budget'),
      answer(one, ''),
    ])
    expect(codes.map(({ json: { code } }) => code)).toEqual([
      'film_question_changed',
      'film_no_question',
      'video_not_found',
      'video_not_found',
      'invalid_input',
    ])
  }
  expect(await answersOf(who)).toEqual([])
})

test('an answer outlives a change of the words: what was chosen is told, its reason where the choice is still there', async () => {
  const who = await aViewer()
  await answer(who, right.text)
  const [, ...others] = question.choices
  const changed = { ...question, choices: [{ text: 'ข้อใหม่', why: 'เหตุผลของข้อใหม่' }, ...others] }
  await db
    .updateTable('video')
    .set({ question: JSON.stringify({ ...changed, right: 2 }) })
    .where('key', '=', id)
    .execute()
  expect(await mine(who)).toMatchObject({ choice: right.text, is_right: true, why: right.why, right: second })
  const reworded = { ...changed, choices: [...changed.choices.slice(0, 2), { text: 'อีกข้อ', why: 'เหตุผลอีกข้อหนึ่ง' }] }
  await db
    .updateTable('video')
    .set({ question: JSON.stringify(reworded) })
    .where('key', '=', id)
    .execute()
  expect(await mine(who)).toMatchObject({ choice: right.text, is_right: true, why: null })
  await db
    .updateTable('video')
    .set({ question: JSON.stringify(question) })
    .where('key', '=', id)
    .execute()
})
