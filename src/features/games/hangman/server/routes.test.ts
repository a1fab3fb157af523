import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { listGames } from '#app/games/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { baseLetter, splitClusters } from '#lib/thai/answers.ts'
import { consonants } from '#lib/thai/letters.ts'
import { addGameContent, words } from '#tests/fixtures/games.ts'
import { aPerson, freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerHangman, buyHangmanQuota, type HangmanGame, playHangman, readHangmanQuota } from '../hangman-contract.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
await addGameContent(fixture.db, start)

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const quotaOf = async (who: TestPerson) => (await fixture.send(who, readHangmanQuota, {})).json
const play = (who: TestPerson, headers = {}) => fixture.send(who, playHangman, {}, headers)
const buy = (who: TestPerson, pack: number, headers = {}) =>
  fixture.send(who, buyHangmanQuota, { body: { pack } }, headers)
const guess = (who: TestPerson, gameId: string, letter: string, headers = {}) =>
  fixture.send(who, answerHangman, { body: { game_id: gameId, letter } }, headers)

/** The word, read from the database. */
async function wordOf(game: HangmanGame): Promise<string> {
  const row = await fixture.db
    .selectFrom('hangman_game')
    .select('word')
    .where('id', '=', game.id)
    .executeTakeFirstOrThrow()
  return row.word
}

const basesOf = (word: string) => [...new Set(splitClusters(word).map((one) => baseLetter(one)!))]
const missesOf = (word: string, count: number) =>
  consonants.filter((one) => !basesOf(word).includes(one)).slice(0, count)

/** Makes some wrong guesses, then guesses the word. */
async function win(who: TestPerson, misses = 0) {
  const { game } = (await play(who)).json
  const word = await wordOf(game)
  const told = []
  for (const letter of [...missesOf(word, misses), ...basesOf(word)])
    told.push((await guess(who, game.id, letter)).json)
  const { game: last, gained } = told.at(-1)!
  expect(told.slice(0, -1).every((one) => one.gained === null)).toBe(true)
  return { word, game: last, reward: last.result!.reward, gained }
}

async function lose(who: TestPerson) {
  const { game } = (await play(who)).json
  let last = game
  for (const letter of missesOf(await wordOf(game), 6)) last = (await guess(who, game.id, letter)).json.game
  return last
}

async function at(when: string, who: TestPerson): Promise<TestPerson> {
  fixture.clock.now = new Date(when)
  return { ...who, token: await freshToken(fixture, who) }
}

test('a win without a miss pays 3.00, one with a miss 2.00, each with a skill point, and a lost word nothing', async () => {
  const who = await aPerson(fixture)
  const first = await win(who)
  expect(first.game).toMatchObject({ is_practice: false, lives_left: 6, result: { is_won: true, word: first.word } })
  expect(first.reward).toMatchObject({ asked: 300, paid: 300, is_capped: false, points: [{ points: 1 }] })
  expect(first.reward.learning_day).toMatchObject({ day: '2026-11-21', is_new: true })
  expect(first.gained).toEqual({ balance: 300, skills: [{ ...first.reward.points[0]!, before: 0, after: 1 }] })
  const second = await win(who, 2)
  expect(second.game).toMatchObject({ lives_left: 4 })
  expect(second.reward).toMatchObject({ asked: 200, paid: 200, learning_day: { is_new: false } })
  const lost = await lose(who)
  expect(lost.result).toMatchObject({ is_won: false, reward: { asked: 0, paid: 0, points: [] } })
  expect(lost.result!.word).not.toBe('')
  expect(await readBalance(fixture.db, who.id)).toBe(500)
  expect((await play(who)).json).toMatchObject({ code: 'hangman_no_words_left', status: 409 })
})

test('a letter reveals all its places with their marks, and a miss costs one of six lives', async () => {
  const who = await aPerson(fixture)
  const { game } = (await play(who)).json
  const word = await wordOf(game)
  const clusters = splitClusters(word)
  expect(game.shape).toEqual(clusters.map(() => null))
  const base = baseLetter(clusters[0]!)!
  const hit = (await guess(who, game.id, base)).json.game
  expect(hit.shape).toEqual(clusters.map((one) => (baseLetter(one) === base ? one : null)))
  expect(hit).toMatchObject({ found: [base], missed: [], lives_left: 6 })
  const [wrong] = missesOf(word, 1)
  expect((await guess(who, game.id, wrong!)).json.game).toMatchObject({ missed: [wrong], lives_left: 5 })
})

test('a letter is one guess in any spelling: with marks, repeated, or as เเ for แ', async () => {
  const who = await aPerson(fixture)
  const { game } = (await play(who)).json
  const word = await wordOf(game)
  const [wrong] = missesOf(word, 1)
  for (const typed of [wrong!, `${wrong}ิ่`, ` ${wrong} `, `${wrong}\u200b`])
    expect((await guess(who, game.id, typed)).json.game.missed).toEqual([wrong])
  for (const typed of ['ิ', 'a', '1', 'กข', ' ', '😀', '่'])
    expect(await guess(who, game.id, typed)).toMatchObject({ status: 422, json: { code: 'not_a_letter' } })
  expect((await quotaOf(who)).game).toMatchObject({ missed: [wrong], lives_left: 5 })
})

test('before the end no reply contains the word, plain, encoded or hashed, nor its meaning', async () => {
  const who = await aPerson(fixture)
  const sent: string[] = []
  const save = <T extends { json: unknown; headers: object }>(reply: T) => {
    sent.push(JSON.stringify([reply.json, reply.headers]))
    return reply
  }
  const { game } = save(await play(who)).json
  const word = await wordOf(game)
  const row = await fixture.db.selectFrom('game_word').selectAll().where('word', '=', word).executeTakeFirstOrThrow()
  for (const letter of missesOf(word, 2)) save(await guess(who, game.id, letter))
  for (const letter of basesOf(word).slice(0, -1)) save(await guess(who, game.id, letter))
  save(await fixture.send(who, readHangmanQuota, {}))
  save(await play(who))
  save(await fixture.send(who, listGames, {}))
  const bytes = Buffer.from(word)
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
    ['', game.id, who.id, game.day].flatMap((salt) =>
      [`${salt}${word}`, `${word}${salt}`].flatMap((text) =>
        (['hex', 'base64', 'base64url'] as const).map((form) => createHash(name).update(text).digest(form)),
      ),
    ),
  )
  const escaped = JSON.stringify(word).replace(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const secrets = [
    word,
    [...word].reverse().join(''),
    row.id,
    row.key!,
    row.explanation,
    encodeURIComponent(word),
    escaped.slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    ...hashes,
  ]
  for (const text of sent) for (const secret of secrets) expect(text).not.toContain(secret)
  // All but the last letter was found, and the shape reveals no more.
  const last = (await quotaOf(who)).game!
  expect(last.shape.filter((one) => one === null).length).toBeGreaterThan(0)
  expect(last.result).toBeNull()
})

test('two tabs, a double click and a retry play one word, and its end pays once', async () => {
  const who = await aPerson(fixture)
  const begun = await Promise.all(Array.from({ length: 6 }, () => play(who)))
  const ids = new Set(begun.map(({ json }) => json.game.id))
  expect(ids.size).toBe(1)
  const [gameId] = [...ids]
  const letters = basesOf(await wordOf(begun[0]!.json.game))
  const ends = await Promise.all(
    letters.flatMap((letter) => [guess(who, gameId!, letter), guess(who, gameId!, letter)]),
  )
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200))
  expect(await readBalance(fixture.db, who.id)).toBe(300)
  expect((await guess(who, gameId!, letters[0]!)).json.game.result).toMatchObject({
    is_won: true,
    reward: { paid: 300 },
  })
  expect((await guess(who, gameId!, missesOf(letters.join(''), 1)[0]!)).json).toMatchObject({
    code: 'hangman_game_over',
  })
  expect((await quotaOf(who)).quota.today).toEqual({ left: 2, total: 3 })
})

test('the same Idempotency-Key gets the same reply, and another letter under it is refused', async () => {
  const who = await aPerson(fixture)
  const { game } = (await play(who)).json
  const [one, two] = missesOf(await wordOf(game), 2)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await guess(who, game.id, one!, headers)
  await guess(who, game.id, two!)
  expect((await guess(who, game.id, one!, headers)).json).toEqual(first.json)
  expect((await guess(who, game.id, two!, headers)).json).toMatchObject({ code: 'idempotency_key_reused' })
})

test("nobody can play another person's word", async () => {
  const [one, two] = await people(fixture, 2)
  const { game } = (await play(one!)).json
  expect(await guess(two!, game.id, 'ก')).toMatchObject({ status: 404, json: { code: 'hangman_game_not_found' } })
})

test('a pack costs 3.00 and is bought once however often it is pressed; its words are practice', async () => {
  const who = await aPerson(fixture, { koin: 1_000 })
  expect((await buy(who, 1)).json).toMatchObject({ code: 'hangman_words_left' })
  for (let i = 0; i < 3; i++) await lose(who)
  expect((await quotaOf(who)).quota).toMatchObject({
    practice_left: 0,
    pack: { price: 300, words: 3, max: 2, next: 1 },
  })
  // A request for the second pack before the first comes from an outdated page.
  expect((await buy(who, 2)).json).toMatchObject({ code: 'hangman_quota_changed' })
  const bought = await Promise.all(Array.from({ length: 5 }, () => buy(who, 1)))
  expect(bought.filter(({ status }) => status === 200)).toHaveLength(1)
  // Later requests either see its words or have the same number.
  for (const { status, json } of bought)
    if (status !== 200) expect(['hangman_quota_changed', 'hangman_words_left']).toContain(json.code)
  expect(await readBalance(fixture.db, who.id)).toBe(700)
  for (let i = 0; i < 3; i++) {
    const { game, reward } = await win(who)
    expect(game.is_practice).toBe(true)
    expect(reward).toMatchObject({ is_practice: true, asked: 0, paid: 0, points: [], learning_day: null })
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const second = await buy(who, 2, headers)
  expect((await buy(who, 2, headers)).json).toEqual(second.json)
  for (let i = 0; i < 3; i++) await lose(who)
  expect((await buy(who, 3)).json).toMatchObject({ code: 'hangman_no_packs_left' })
  expect(await readBalance(fixture.db, who.id)).toBe(400)
  expect((await play(who)).json).toMatchObject({ code: 'hangman_no_words_left' })
})

test('a pack with a price of 0 is given once', async () => {
  // Rates cannot be deleted, so this uses a day that no other test visits.
  fixture.clock.now = new Date('2027-06-01T05:00:00Z')
  const free = {
    key: 'game.hangman.pack',
    effective_from: fixture.clock.now,
    threshold: 3,
    quota: 2,
    quota_period: 'day',
  }
  await fixture.db.insertInto('rate').values(free).execute()
  const who = await aPerson(fixture)
  for (let i = 0; i < 3; i++) await lose(who)
  const both = await Promise.all([buy(who, 1), buy(who, 1)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await quotaOf(who)).quota).toMatchObject({ practice_left: 3 })
})

test('without enough koin or permission nothing is bought', async () => {
  const poor = await aPerson(fixture, { koin: 299 })
  const unverified = await aPerson(fixture, { koin: 1_000, verified: false })
  const refused = await aPerson(fixture, { koin: 1_000, age: 15, guardian: 'refused' })
  for (const who of [poor, unverified, refused]) for (let i = 0; i < 3; i++) await lose(who)
  expect((await buy(poor, 1)).json).toMatchObject({ code: 'not_enough_koin' })
  for (const who of [unverified, refused])
    expect((await buy(who, 1)).json).toMatchObject({ code: 'hangman_pays_not_allowed' })
  for (const who of [poor, unverified, refused]) expect((await quotaOf(who)).quota.practice_left).toBe(0)
})

test('bought words remain for another day, after the words of that day', async () => {
  const who = await aPerson(fixture, { koin: 1_000 })
  for (let i = 0; i < 3; i++) await lose(who)
  await buy(who, 1)
  await win(who)
  const later = await at('2026-11-23T09:00:00Z', who)
  expect((await quotaOf(later)).quota).toMatchObject({ today: { left: 3, total: 3 }, practice_left: 2 })
  for (let i = 0; i < 3; i++) expect((await win(later)).reward).toMatchObject({ is_practice: false, paid: 300 })
  expect((await win(later)).reward).toMatchObject({ is_practice: true, paid: 0 })
})

test.each([
  ['before midnight', '2026-11-21T16:59:59Z', 300, '2026-11-21'],
  ['nine minutes after midnight', '2026-11-21T17:09:59Z', 300, '2026-11-21'],
  ['ten minutes after midnight', '2026-11-21T17:10:00Z', 0, null],
])('a word begun in the evening and ended %s', async (_when, end, paid, learned) => {
  const evening = await at('2026-11-21T16:50:00Z', await aPerson(fixture))
  const { game } = (await play(evening)).json
  const who = await at(end, evening)
  const { reward } = await win(who)
  expect(reward).toMatchObject({ paid, is_practice: paid === 0 })
  expect(reward.learning_day?.day ?? null).toBe(learned)
  const now = fixture.clock.now >= new Date('2026-11-21T17:00:00Z') ? { left: 3, total: 3 } : { left: 2, total: 3 }
  expect((await quotaOf(who)).quota.today).toEqual(now)
  expect(game.day).toBe('2026-11-21')
})

test('no word is repeated before all others were asked', async () => {
  const who = await aPerson(fixture, { koin: 10_000 })
  const asked: string[] = []
  for (let day = 21; asked.length < words.length; day++) {
    const now = await at(`2026-11-${day}T09:00:00Z`, who)
    for (let i = 0; i < 3; i++) asked.push((await lose(now)).result!.word)
  }
  expect(new Set(asked).size).toBe(words.length)
})

test('the list of games shows the games to visitors, and what is left today to players', async () => {
  const who = await aPerson(fixture)
  const visited = (await fixture.send(null, listGames, {})).json.items
  expect(new Set(visited.map(({ today }) => today))).toEqual(new Set([null]))
  await play(who)
  const { items } = (await fixture.send(who, listGames, {})).json
  expect(items.find(({ key }) => key === 'hangman')?.today).toEqual({ left: 2, total: 3, is_under_way: true })
  expect(items.find(({ key }) => key === 'visual-decoder')?.today).toEqual({ left: 5, total: 5, is_under_way: false })
})
