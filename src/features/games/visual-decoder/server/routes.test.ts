import { afterEach, expect, test } from 'vitest'
import { listGames } from '#app/games/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { editPiece } from '#tests/fixtures/content-edit.ts'
import { addGameContent, riddles } from '#tests/fixtures/games.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  answerVisualDecoder,
  type DecoderSet,
  playVisualDecoder,
  readDecoderResult,
  skipVisualDecoder,
} from '../decoder-contract.ts'
import { listWaitingRiddles } from './queries.ts'
import { rewardPicture } from './reward-commands.ts'
import { maxTries } from './rules.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
await addGameContent(fixture.db, start)

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const play = (who: TestPerson) => fixture.send(who, playVisualDecoder, {})
const skip = (who: TestPerson, body: { setId?: string; place?: number }, headers = {}) =>
  fixture.send(who, skipVisualDecoder, { body }, headers)
type Given = { setId: string; place: number; attempt: number; answer: string }
const send = (who: TestPerson, body: Given, headers = {}) => fixture.send(who, answerVisualDecoder, { body }, headers)
const answerOf = (set: DecoderSet, place: number) =>
  riddles.find(({ description }) => description === set.pictures[place - 1]!.description)!.answer
const right = (set: DecoderSet, place: number, attempt = 1): Given => ({
  setId: set.id,
  place,
  attempt,
  answer: answerOf(set, place),
})
const wrong = (set: DecoderSet, place: number, attempt: number): Given => ({
  ...right(set, place, attempt),
  answer: 'ไม่รู้',
})

async function at(when: string, who: TestPerson): Promise<TestPerson> {
  fixture.clock.now = new Date(when)
  return { ...who, token: await freshToken(fixture, who) }
}

test('five pictures of five skills pay 1.00 each and a skill point for every two, and the last makes a learning day', async () => {
  const who = await aPerson(fixture)
  const set = (await play(who)).json
  expect(new Set(set.pictures.map(({ skill }) => skill)).size).toBe(5)
  const rewards = []
  for (const { place } of set.pictures) {
    const { json } = await send(who, right(set, place))
    expect(json.is_right).toBe(true)
    rewards.push(json.set.pictures[place - 1]!.told!.reward!)
    if (place < 5) expect([json.set.result, json.gained]).toEqual([null, null])
    else {
      const { points } = json.set.result!
      const skills = points.map((one) => ({ ...one, before: 0, after: one.points }))
      expect(json.gained).toEqual({ balance: 500, skills })
      expect(json.set.result).toMatchObject({
        right: 5,
        total: 5,
        paid: 500,
        learning_day: { day: '2026-11-21', is_new: true },
      })
    }
  }
  expect(rewards.map(({ paid, points }) => [paid, points.length])).toEqual([
    [100, 0],
    [100, 1],
    [100, 0],
    [100, 1],
    [100, 0],
  ])
  expect(await readBalance(fixture.db, who.id)).toBe(500)
  expect((await play(who)).json.result).toMatchObject({ right: 5 })
})

test('an answer is accepted in any spelling, as is every accepted word', async () => {
  const who = await aPerson(fixture)
  const set = (await play(who)).json
  const [one, two] = [answerOf(set, 1), answerOf(set, 2)]
  const typed = ` ${one.replaceAll('แ', 'เเ').replaceAll('ำ', 'ํา')}\u200b `
  expect((await send(who, { ...right(set, 1), answer: typed })).json.is_right).toBe(true)
  expect((await send(who, { ...right(set, 2), answer: `อีกชื่อของ ${two}` })).json.is_right).toBe(true)
  expect((await send(who, { ...right(set, 3), answer: ' .. ' })).json).toMatchObject({ code: 'decoder_no_answer' })
})

test('there are ten tries; then the answer is revealed and nothing is paid', async () => {
  const who = await aPerson(fixture)
  const set = (await play(who)).json
  expect(maxTries).toBe(10)
  for (let attempt = 1; attempt < maxTries; attempt++) {
    const { json } = await send(who, wrong(set, 1, attempt))
    expect(json).toMatchObject({ is_right: false })
    expect(json.set.pictures[0]).toMatchObject({ state: 'open', told: null, tries_left: maxTries - attempt })
  }
  const last = await send(who, wrong(set, 1, maxTries))
  expect(last.json.set.pictures[0]).toMatchObject({ state: 'missed', told: { answer: answerOf(set, 1), reward: null } })
  expect((await send(who, right(set, 1, maxTries + 1))).json).toMatchObject({ code: 'decoder_settled' })
  await send(who, wrong(set, 2, 1))
  expect((await send(who, right(set, 2, 2))).json).toMatchObject({ is_right: true })
  expect(await readBalance(fixture.db, who.id)).toBe(100)
})

test('a skipped picture reveals its answer and pays nothing, and a second press skips no other', async () => {
  const who = await aPerson(fixture)
  const set = (await play(who)).json
  const presses = await Promise.all([1, 2, 3].map(() => skip(who, { setId: set.id, place: 1 })))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { json } = await skip(who, {})
  expect(json.set.pictures.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'open', 'open', 'open'])
  expect(json.set.pictures[1]!.told).toMatchObject({ answer: answerOf(set, 2), reward: null })
  expect(await readBalance(fixture.db, who.id)).toBe(0)
})

test('two tabs begin one set, and a right answer sent five times in parallel pays once', async () => {
  const who = await aPerson(fixture)
  const sets = await Promise.all(Array.from({ length: 5 }, () => play(who)))
  expect(new Set(sets.map(({ json }) => json.id)).size).toBe(1)
  const set = sets[0]!.json
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(who, right(set, 1))))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  await Promise.all([2, 3, 4, 5].map((place) => send(who, right(set, place))))
  expect(await readBalance(fixture.db, who.id)).toBe(500)
  const { set: last } = (await fixture.send(who, readDecoderResult, { query: {} })).json
  expect(last!.result).toMatchObject({ right: 5, paid: 500 })
  expect(last!.result!.points.reduce((sum, { points }) => sum + points, 0)).toBe(2)
})

test('a try sent twice is one try, with and without an Idempotency-Key', async () => {
  const who = await aPerson(fixture)
  const set = (await play(who)).json
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await send(who, wrong(set, 1, 1), headers)
  expect((await send(who, wrong(set, 1, 1), headers)).json).toEqual(first.json)
  expect((await send(who, wrong(set, 1, 1))).json).toMatchObject({ code: 'decoder_tried' })
  expect((await play(who)).json.pictures[0]).toMatchObject({ tries: 1 })
})

test('a riddle edited by staff while a set is open stays as shown for its player, and is new for the next one', async () => {
  const who = await aPerson(fixture)
  const next = await aPerson(fixture)
  const set = (await play(who)).json
  const shown = set.pictures[0]!
  const old = await fixture.db
    .selectFrom('riddle')
    .selectAll()
    .where('description', '=', shown.description)
    .executeTakeFirstOrThrow()
  const editor = await aPerson(fixture, { roles: ['editor'] })
  const edit = async (change: Record<string, string>) => {
    fixture.clock.now = new Date(fixture.clock.now.getTime() + 1_000)
    const { status } = await editPiece(fixture, editor, { kind: 'riddle', id: old.id }, { change })
    expect(status).toBe(200)
  }
  const other = { answer: 'ใบหุ้น', accepted: '', description: 'กระดาษแผ่นใหญ่มีตราประทับ', explanation: 'อีกเรื่องหนึ่ง' }
  await edit(other)
  await edit({ ...other, drawing: old.drawing.replace('#d99a1b', '#1b9ad9'), skill: 'planning' })
  await fixture.db.updateTable('riddle').set({ is_active: false }).where('id', '=', old.id).execute()

  expect((await play(who)).json.pictures[0]).toEqual(shown)
  expect((await send(who, { ...right(set, 1), answer: other.answer })).json.is_right).toBe(false)
  const { is_right, set: after } = (await send(who, right(set, 1, 2))).json
  expect(is_right).toBe(true)
  expect(after.pictures[0]).toMatchObject({
    drawing: old.drawing,
    skill: old.skill,
    told: { answer: old.answer, explanation: old.explanation },
  })
  await fixture.db.updateTable('riddle').set({ is_active: true }).where('id', '=', old.id).execute()
  const pool = await listWaitingRiddles(fixture.db, next.id)
  expect(pool.find(({ id }) => id === old.id)).toMatchObject({ edition: 3, skill: 'planning' })
  const { answer, accepted, drawing, description, skill, explanation } = old
  await edit({ answer, accepted: accepted.join('\n'), drawing, description, skill, explanation })
})

test('before a picture is settled no reply reveals its answer, meaning or key', async () => {
  const who = await aPerson(fixture)
  const replies = [await play(who)]
  const set = replies[0]!.json
  const others = [
    await send(who, wrong(set, 1, 1)),
    await fixture.send(who, readDecoderResult, { query: {} }),
    await fixture.send(who, readDecoderResult, { query: { setId: set.id } }),
    await fixture.send(who, listGames, {}),
    await skip(who, { setId: set.id, place: 5 }),
  ]
  const sent = [...replies, ...others].map(({ json, headers }) => JSON.stringify([json, headers]))
  const rows = await fixture.db.selectFrom('riddle').selectAll().execute()
  const open = new Set(set.pictures.slice(0, 4).map(({ description }) => description))
  for (const row of rows) {
    if (!open.has(row.description)) continue
    for (const text of sent)
      for (const secret of [
        row.answer,
        ...row.accepted,
        row.explanation,
        row.id,
        row.key!,
        Buffer.from(row.answer).toString('base64'),
      ])
        expect(text).not.toContain(secret)
  }
  const told = others.at(-1)!
  expect(JSON.stringify(told.json)).toContain(answerOf(set, 5))
})

test("nobody can see or answer another person's set", async () => {
  const [one, two] = await people(fixture, 2)
  const set = (await play(one!)).json
  expect(await send(two!, right(set, 1))).toMatchObject({ status: 404, json: { code: 'decoder_set_not_found' } })
  expect(await fixture.send(two!, readDecoderResult, { query: { setId: set.id } })).toMatchObject({ status: 404 })
  expect(await skip(two!, { setId: set.id, place: 1 })).toMatchObject({ status: 404 })
})

test.each([
  ['before midnight', '2026-11-21T16:59:59Z', 200],
  ['nine minutes after midnight', '2026-11-21T17:09:59Z', 200],
  ['ten minutes after midnight', '2026-11-21T17:10:00Z', 409],
])('a set begun in the evening and answered %s', async (_when, end, status) => {
  const evening = await at('2026-11-21T16:50:00Z', await aPerson(fixture))
  const set = (await play(evening)).json
  const who = await at(end, evening)
  const answered = await send(who, right(set, 1))
  expect(answered.status).toBe(status)
  const { set: read } = (await fixture.send(who, readDecoderResult, { query: { setId: set.id } })).json
  // Once its day is over, all answers are shown, and open pictures count as missed.
  expect(read!.is_open).toBe(status === 200)
  expect(read!.pictures[1]!.told?.answer ?? null).toBe(status === 200 ? null : answerOf(set, 2))
})

test("from midnight in Bangkok on it is the next day's set, with other pictures, and it pays again", async () => {
  const who = await aPerson(fixture)
  const today = (await play(who)).json
  await send(who, right(today, 1))
  const night = await at('2026-11-21T17:00:00Z', who)
  const tomorrow = (await play(night)).json
  expect(tomorrow.day).toBe('2026-11-22')
  const seen = today.pictures.map(({ description }) => description)
  expect(tomorrow.pictures.filter(({ description }) => seen.includes(description))).toEqual([])
  await send(night, right(tomorrow, 1))
  expect(await readBalance(fixture.db, who.id)).toBe(200)
  expect((await skip(night, {})).json.set).toMatchObject({ id: tomorrow.id, pictures: { 1: { state: 'skipped' } } })
})

test('a skip repeated with its key skips no second picture', async () => {
  const who = await aPerson(fixture)
  await play(who)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await skip(who, {}, headers)
  expect([(await skip(who, {}, headers)).json, (await play(who)).json]).toEqual([first.json, first.json.set])
})

test('a set that is finished after midnight makes no learning day of the new day', async () => {
  const evening = await at('2026-11-21T16:50:00Z', await aPerson(fixture))
  const learned = { userId: evening.id, day: '2026-11-21', now: fixture.clock.now }
  await fixture.db.transaction().execute((tx) => recordLearningDay(tx, learned))
  await play(evening)
  const set = (await skip(evening, {})).json.set
  const night = await at('2026-11-21T17:05:00Z', evening)
  for (const place of [2, 3, 4]) await skip(night, { setId: set.id, place })
  const { json } = await send(night, right(set, 5))
  expect(json.set.result!.learning_day).toMatchObject({ day: '2026-11-21', is_new: false })
})

test('a picture is paid once by its cause alone', async () => {
  const who = await aPerson(fixture)
  const { id, day } = (await play(who)).json
  const set = await fixture.db.selectFrom('decoder_set').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const solved = { set, place: 1, skill: 'saving' as const, solved: 0, now: fixture.clock.now }
  for (const _twice of [1, 2]) await fixture.db.transaction().execute((tx) => rewardPicture(tx, solved))
  expect([day, await readBalance(fixture.db, who.id)]).toEqual(['2026-11-21', 100])
})
