// Attacks across all games and quizzes: concurrency, shared keys, dates that do not exist.
import { afterEach, expect, test } from 'vitest'
import { readPersonTables } from '#db/person-rows.ts'
import { answerCatchMe, playCatchMe } from '#features/games/catch-me/catch-me-contract.ts'
import {
  answerCrossword,
  checkCrossword,
  playCrossword,
  revealCrossword,
} from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { answerHangman, playHangman } from '#features/games/hangman/hangman-contract.ts'
import { answerVisualDecoder, playVisualDecoder } from '#features/games/visual-decoder/decoder-contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { answerMoneyQuiz, startMoneyQuiz } from '#features/quizzes/exams/contract.ts'
import { baseLetter, splitClusters } from '#lib/thai/answers.ts'
import { newExamSolver } from '#tests/fixtures/exams.ts'
import { addGameContent } from '#tests/fixtures/games.ts'
import { aPerson, people, type TestPerson } from '#tests/fixtures/people.ts'
import { perfectLog } from '#tests/support/catch-me-player.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import { openTestbed } from '#tests/support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const start = fixture.clock.now
const today = '2026-11-21'
await addGameContent(fixture.db, start)
await makeCrosswords(fixture.db, { words: crosswordWords, now: start, ahead: { days: 1, weeks: 1 } })
const solve = await newExamSolver(fixture.db)
const crossword = (await findPuzzle(fixture.db, { kind: 'daily', day: today }))!

afterEach(async () => {
  fixture.clock.now = start
  expect(await auditLedger(fixture.db)).toEqual([])
})

const pass = (seconds: number) => {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + seconds * 1000)
}
const wordOf = async (who: TestPerson) =>
  (await fixture.db.selectFrom('hangman_game').select('word').where('user_id', '=', who.id).executeTakeFirstOrThrow())
    .word

type Last = () => Promise<{ status: number; json: { code?: string } }>

/** Plays everything up to its last step and returns those steps. Advance the clock by a minute before you run them. */
async function almostAll(who: TestPerson): Promise<Last[]> {
  const { session, seed } = (await fixture.send(who, playCatchMe, { query: {} })).json
  const steps: Last[] = [() => fixture.send(who, answerCatchMe, { body: { session, log: perfectLog(seed) } })]
  const { game } = (await fixture.send(who, playHangman, {})).json
  const letters = [...new Set(splitClusters(await wordOf(who)).map((one) => baseLetter(one)!))]
  for (const letter of letters.slice(1)) await fixture.send(who, answerHangman, { body: { game_id: game.id, letter } })
  steps.push(() => fixture.send(who, answerHangman, { body: { game_id: game.id, letter: letters[0]! } }))

  const set = (await fixture.send(who, playVisualDecoder, {})).json
  const answers = await fixture.db
    .selectFrom('decoder_picture')
    .innerJoin('riddle', 'riddle.id', 'riddle_id')
    .select(['place', 'answer'])
    .where('user_id', '=', who.id)
    .orderBy('place')
    .execute()
  const solved = ({ place, answer }: (typeof answers)[number]) =>
    fixture.send(who, answerVisualDecoder, { body: { setId: set.id, place, attempt: 1, answer } })
  for (const one of answers.slice(1)) await solved(one)
  steps.push(() => solved(answers[0]!))

  await fixture.send(who, playCrossword, { body: { kind: 'daily' } })
  const changes = crossword.solution.flatMap((letter, cell) =>
    letter === null ? [] : [{ cell, letter, is_pencil: false }],
  )
  steps.push(() => fixture.send(who, answerCrossword, { body: { kind: 'daily', day: today, changes } }))

  const quiz = (await fixture.send(who, readDailyQuiz, { query: {} })).json
  const given = quiz.questions.map((question) => ({ day: today, position: question.position, answer: solve(question) }))
  for (const body of given.slice(0, 2)) await fixture.send(who, answerDailyQuiz, { body })
  steps.push(() => fixture.send(who, answerDailyQuiz, { body: given[2]! }))

  const { attempt } = (await fixture.send(who, startMoneyQuiz, { body: { level: 'basic' } })).json.desk
  const money = attempt!.questions.map((question) => ({ position: question.position, answer: solve(question) }))
  const body = { attempt: attempt!.id, answers: money, is_finished: true }
  steps.push(() => fixture.send(who, answerMoneyQuiz, { body }))
  return steps
}

test('the last steps of all games and quizzes, concurrent and each sent twice, do not deadlock and pay once', async () => {
  const players = await people(fixture, 3)
  const steps = (await Promise.all(players.map(almostAll))).flat()
  pass(61)
  const replies = await Promise.all([...steps, ...steps].map((step) => step()))
  // Guessing a known letter again is a no-op with 200; every other duplicate is a 409.
  expect([...new Set(replies.map(({ status }) => status))].sort()).toEqual([200, 409])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(7 * players.length)
  for (const { id } of players) {
    // catch-me 3.00, hangman 3.00, pictures 5.00, crossword 4.00, daily quiz 5.00, money quiz 20.00.
    expect(await readBalance(fixture.db, id)).toBe(4_000)
    const days = await fixture.db.selectFrom('learning_day').select('day').where('user_id', '=', id).execute()
    expect(days).toEqual([{ day: today }])
  }
})

test("one Idempotency-Key for two games, or another person's key, never returns the reply of another call", async () => {
  const [one, two] = await people(fixture, 2)
  const headers = { 'idempotency-key': 'the-same' }
  const first = await fixture.send(one!, playHangman, {}, headers)
  expect(first.status).toBe(200)
  expect((await fixture.send(one!, playVisualDecoder, {}, headers)).json.code).toBe('idempotency_key_reused')
  expect((await fixture.send(one!, playCatchMe, { query: { way: 'turns' } }, headers)).json.code).toBe(
    'idempotency_key_reused',
  )
  const other = await fixture.send(two!, playHangman, {}, headers)
  expect(other.json.game.id).not.toBe(first.json.game.id)
  const letter = { game_id: first.json.game.id, letter: 'ก' }
  expect((await fixture.send(two!, answerHangman, { body: letter }, { 'idempotency-key': 'other' })).status).toBe(404)
})

test('a data export in the middle of all games contains no answer and no seed', async () => {
  const who = await aPerson(fixture)
  const { game } = (await fixture.send(who, playHangman, {}, { 'idempotency-key': 'play' })).json
  await fixture.send(who, answerHangman, { body: { game_id: game.id, letter: 'ก' } })
  await fixture.send(who, playVisualDecoder, {}, { 'idempotency-key': 'set' })
  await fixture.send(who, playCrossword, { body: { kind: 'daily' } }, { 'idempotency-key': 'crossword' })
  await fixture.send(who, readDailyQuiz, { query: {} })
  await fixture.send(who, startMoneyQuiz, { body: { level: 'basic' } }, { 'idempotency-key': 'money' })
  const rows = await fixture.db.transaction().execute(async (tx) => {
    const ofAll: string[] = []
    for (const { table, rows } of readPersonTables(tx, who.id, fixture.personTables))
      for await (const row of rows) ofAll.push(JSON.stringify({ table, ...row }))
    return ofAll
  })
  const told = rows.join('\n')
  expect(told).toContain(game.id)
  // Choices of questions and clues may contain any word.
  const ofGames = rows.filter((row) => !row.includes('"choices"')).join('\n')
  const riddles = await fixture.db
    .selectFrom('decoder_picture')
    .innerJoin('riddle', 'riddle.id', 'riddle_id')
    .select(['riddle_id', 'answer'])
    .where('user_id', '=', who.id)
    .execute()
  const words = crossword.entries.map(({ cells }) => cells.map((cell) => crossword.solution[cell]).join(''))
  for (const { riddle_id } of riddles) expect(told).not.toContain(riddle_id)
  const secrets = [await wordOf(who), ...riddles.map(({ answer }) => answer), ...words]
  for (const word of secrets.filter((one) => splitClusters(one).length > 3)) expect(ofGames).not.toContain(`"${word}"`)
  for (const column of ['"seed"', '"is_right"', '"solution"', '"question_ids"']) expect(told).not.toContain(column)
})

test.each(['0000-01-01', '0000-12-31', '0001-01-01', '9999-12-31', '2026-02-28'])(
  'a puzzle or quiz of %s is closed',
  async (day) => {
    const who = await aPerson(fixture)
    const of = { kind: 'daily' as const, day }
    const replies = [
      await fixture.send(who, readDailyQuiz, { query: { day } }),
      await fixture.send(who, answerDailyQuiz, { body: { day, position: 1, answer: { kind: 'choice', choice: 0 } } }),
      await fixture.send(who, playCrossword, { body: of }),
      await fixture.send(who, answerCrossword, { body: { ...of, changes: [] } }),
      await fixture.send(who, checkCrossword, { body: { ...of, changes: [], cells: [1] } }),
      await fixture.send(who, revealCrossword, { body: { ...of, changes: [], cells: [1] } }),
    ]
    for (const { status, json } of replies) {
      expect([409, 422]).toContain(status)
      expect(json.code).toMatch(/_closed$|^invalid_input$/)
    }
  },
)
