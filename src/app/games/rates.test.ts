// Games under extreme rates that staff may set; the rate table checks the bounds (koin's rate-queries.test.ts).
import { expect, test } from 'vitest'
import {
  answerHangman,
  buyHangmanQuota,
  type HangmanGame,
  playHangman,
} from '#features/games/hangman/hangman-contract.ts'
import { answerVisualDecoder, playVisualDecoder } from '#features/games/visual-decoder/decoder-contract.ts'
import { koin } from '#lib/money.ts'
import { consonants, lineVowels } from '#lib/thai/letters.ts'
import { addGameContent, riddles } from '#tests/fixtures/games.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'

const fixture = await openTestbed()
await addGameContent(fixture.db, fixture.clock.now)
const daily = { quota_period: 'day' }

async function end(who: TestPerson) {
  let game: HangmanGame = (await fixture.send(who, playHangman, {})).json.game
  for (const letter of [...lineVowels, ...consonants])
    if (!game.result) game = (await fixture.send(who, answerHangman, { body: { game_id: game.id, letter } })).json.game
}

test.each([
  [1, '2027-07-01T05:00:00Z'],
  [100, '2027-07-02T05:00:00Z'],
])('a set of %i pictures has that many, or all riddles if there are fewer', async (quota, from) => {
  fixture.clock.now = new Date(from)
  const who = await aPerson(fixture)
  const rate = { key: 'game.decoder.picture', effective_from: fixture.clock.now, koin: koin(100), quota, ...daily }
  await fixture.db.insertInto('rate').values(rate).execute()
  const set = (await fixture.send(who, playVisualDecoder, {})).json
  expect(set).toMatchObject({ pictures: { length: Math.min(quota, riddles.length) } })
  const { place, description } = set.pictures.at(-1)!
  const { answer } = riddles.find((riddle) => riddle.description === description)!
  const body = { setId: set.id, place, attempt: 1, answer }
  expect((await fixture.send(who, answerVisualDecoder, { body })).json.is_right).toBe(true)
})

test('sixty words a day and a hundred packs of a hundred are played and bought like three', async () => {
  const day = '2027-07-03'
  const now = new Date(`${day}T05:00:00Z`)
  fixture.clock.now = now
  const who = await aPerson(fixture)
  await fixture.db
    .insertInto('rate')
    .values([
      { key: 'game.hangman.win', effective_from: now, quota: 60, ...daily },
      { key: 'game.hangman.pack', effective_from: now, threshold: 100, quota: 100, ...daily },
    ])
    .execute()
  const word = await fixture.db.selectFrom('game_word').select(['id', 'word', 'clue']).executeTakeFirstOrThrow()
  const played = { user_id: who.id, day, word_id: word.id, word: word.word, clue: word.clue }
  const times = { started_at: now, finished_at: now, is_won: false }
  const before = (pack: number, max: number) =>
    Array.from({ length: max }, (_, i) => ({ ...played, ...times, pack, place: i + 1, id: crypto.randomUUID() }))
  const buy = async (pack: number) => (await fixture.send(who, buyHangmanQuota, { body: { pack } })).json.quota

  await fixture.db.insertInto('hangman_game').values(before(0, 59)).execute()
  await end(who)
  expect(await buy(1)).toMatchObject({ today: { left: 0, total: 60 }, practice_left: 100 })
  await fixture.db.insertInto('hangman_game').values(before(1, 99)).execute()
  await fixture.db.updateTable('hangman_pack').set({ used: 99 }).where('user_id', '=', who.id).execute()
  await end(who)
  const bought = { user_id: who.id, day, words: 100, used: 100, bought_at: now }
  await fixture.db
    .insertInto('hangman_pack')
    .values(Array.from({ length: 98 }, (_, i) => ({ ...bought, pack: i + 2 })))
    .execute()
  expect(await buy(100)).toMatchObject({ practice_left: 100, pack: { next: null } })
})
