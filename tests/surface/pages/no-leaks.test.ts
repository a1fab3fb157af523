import { expect, test } from 'vitest'
import * as catchMe from '#features/games/catch-me/catch-me-contract.ts'
import * as crossword from '#features/games/crossword/crossword-contract.ts'
import type { Puzzle } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import * as hangman from '#features/games/hangman/hangman-contract.ts'
import * as decoder from '#features/games/visual-decoder/decoder-contract.ts'
import { readQuestionsOf, seedOf } from '#features/quizzes/daily/server/queries.ts'
import { orderIn } from '#features/quizzes/exams/server/attempt-queries.ts'
import { answerGuestTrial, answerTeaser } from '#features/quizzes/guest-trial/contract.ts'
import { listGuestTrial } from '#features/quizzes/guest-trial/server/queries.ts'
import type { QuestionBody } from '#features/quizzes/questions/content.ts'
import { type Question, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { orderOf } from '#features/quizzes/questions/server/question-view.ts'
import * as review from '#features/quizzes/review/review-contract.ts'
import { splitClusters } from '#lib/thai/answers.ts'
import { riddles } from '../../fixtures/games.ts'
import { openQuizzes } from '../../fixtures/open-quizzes.ts'
import { freshToken } from '../../fixtures/people.ts'
import { isHashed, isWritten, readSent, type Sent } from '../../support/secret-forms.ts'

const fixture = await openQuizzes()
const {
  addresses,
  attempts,
  before,
  clue,
  db,
  final,
  grid,
  guestTrial,
  large,
  level,
  month,
  past,
  practised,
  readPages,
  replies,
  salts,
  today,
  told,
  who,
  word,
} = fixture

const sentOf = (about: string) => readSent(replies.flatMap((one) => (one.about === about ? one.text : [])).join('\n'))

test('every call of a quiz or game that is possible before an answer is read here', () => {
  const read = new Set(replies.map(({ spec }) => spec.path))
  const all = fixture.routes.map(({ spec }) => spec.path).filter((one) => /^\/v2\/api\/(quiz|game)(\/|$)/.test(one))
  // These end something, and so reveal answers (a practised question, a skipped picture, a revealed letter), or they
  // move koin or a name.
  const ends = [
    review.answerReview,
    answerGuestTrial,
    answerTeaser,
    decoder.skipVisualDecoder,
    crossword.revealCrossword,
    hangman.buyHangmanQuota,
    catchMe.listMeOnBoard,
  ].map(({ path: one }) => one)
  expect(all.filter((one) => !read.has(one)).sort()).toEqual(ends.sort())
  expect(replies.filter(({ status }) => status >= 500 || status === 404)).toEqual([])
  expect([attempts.length, final.state, month.state, level.desk.state]).toEqual([3, 'running', 'running', 'running'])
})

test('no page of a quiz or game differs by a byte when there is something to answer, signed in or not', async () => {
  expect(addresses.length).toBeGreaterThan(15)
  const after = await readPages({ ...who, token: await freshToken(fixture, who) })
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [url, page] of after) expect(page === before.get(url), url).toBe(true)
})

/** The displayed place of the right choice and the right order of items, as the server judges them. */
function keyOf(content: QuestionBody, order: readonly number[]): string[] {
  if (content.kind === 'numeric') return [content.right]
  if (content.kind === 'choice') return [content.right, String(order.indexOf(0))]
  return [content.items.join(), content.items.join('|'), JSON.stringify(content.items.map((_, i) => order.indexOf(i)))]
}

test('no reply contains the identity, the explanation or the key of a question, in plain text, encoded or hashed', async () => {
  const sent = sentOf('questions')
  const of = async (list: readonly string[], order: (question: Question, position: number) => readonly number[]) =>
    (await readQuestions(db, list)).map((question, i) => ({ question, order: order(question, i + 1) }))
  const seed = seedOf(fixture.keys.hmac, who.id, today)
  const quiz = await readQuestionsOf(db, { attempt: null, userId: who.id, day: today, seed })
  const asked = await of(
    quiz.map(({ id }) => id),
    (question, position) => orderOf(question, seed, position),
  )
  for (const attempt of attempts)
    asked.push(...(await of(attempt.question_ids, (question, position) => orderIn(attempt, question, position))))
  asked.push(...(await of([practised], (question) => orderOf(question, 7, 1))))
  // A visitor's choices are given by their texts.
  const tried = (await listGuestTrial(db, today)).filter(({ id }) => id !== practised && id !== told)
  for (const question of tried) {
    const { choices } = guestTrial.questions.find(({ text }) => text === question.text)!
    const { right, wrong } = question.content
    asked.push({ question, order: choices.map((choice) => [right, ...wrong].indexOf(choice)) })
  }
  expect(tried.length).toBeGreaterThan(0)
  expect(asked).toHaveLength(3 + 20 + 40 + 10 + 1 + tried.length)

  for (const { question, order } of asked) {
    const hidden = [`"${question.key}"`, question.explanation, question.source]
    // A practised question has its id in the reply, because the answer needs it; the id reveals nothing.
    if (question.id !== practised) hidden.push(question.id)
    if (question.content.kind === 'numeric') hidden.push(question.content.right)
    for (const secret of hidden) expect(isWritten(sent, secret), secret).toBe(false)
    for (const secret of [...hidden, ...keyOf(question.content, order)])
      expect(isHashed(sent, secret, [...salts, question.id]), secret).toBe(false)
  }
  for (const secret of [...attempts.map((attempt) => attempt.seed), String(seed)])
    expect(isWritten(sent, secret)).toBe(false)
  // The question that was explained in an earlier month may be sent: no quiz asks it again.
  expect(isWritten(sent, (await readQuestions(db, [told]))[0]!.explanation)).toBe(true)
})

test('a question is sent with exactly these fields, none of which can contain a key', () => {
  const shown: unknown[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('position' in value && 'skill' in value && 'kind' in value) shown.push(value)
    for (const [name, part] of Object.entries(value)) if (name !== 'latest') collect(part)
  }
  for (const { about, json } of replies) if (about === 'questions') collect(json)
  expect(shown.length).toBeGreaterThan(140)
  const parts = { choice: 'choices', numeric: 'unit', ordering: 'items' }
  for (const question of shown as { kind: keyof typeof parts }[])
    expect(Object.keys(question).sort()).toEqual(
      ['kind', 'picture', 'plot', 'position', 'scene', 'skill', 'text', parts[question.kind]].sort(),
    )
})

function expectUnknown(sent: Sent, secrets: readonly string[], more: readonly string[] = []): void {
  for (const secret of secrets) {
    expect(isWritten(sent, secret), secret).toBe(false)
    expect(isHashed(sent, secret, [...salts, ...more]), secret).toBe(false)
  }
}

test('no reply contains the word of hangman or the answer of a picture, in plain text, encoded or hashed', async () => {
  // The word of the game, and the one that a visitor guesses today.
  const words = await db
    .selectFrom('game_word')
    .selectAll()
    .where((is) => is.or([is('word', '=', word), is('clue', '=', clue)]))
    .execute()
  expect(words.map((one) => one.word)).toContain(word)
  for (const { word: secret, id, key, explanation, source } of words) {
    const clusters = splitClusters(secret)
    const said = [secret, id, key!, explanation, source, clusters.join(), clusters.join(' ')]
    expectUnknown(sentOf('games'), said, [id, key!])
  }
  const rows = await db.selectFrom('riddle').selectAll().execute()
  expect(rows).toHaveLength(riddles.length)
  for (const riddle of rows)
    expectUnknown(sentOf('games'), [riddle.id, riddle.key!, riddle.answer, ...riddle.accepted, riddle.explanation])
})

test('no reply contains a letter of the crosswords beyond their clues, nor a hashed word of them', async () => {
  const puzzles = [
    (await findPuzzle(db, { kind: 'daily', day: grid.day })) as Puzzle,
    (await findPuzzle(db, { kind: 'weekly', day: large.day })) as Puzzle,
    (await findPuzzle(db, { kind: 'daily', day: past.day })) as Puzzle,
  ]
  const clues = puzzles.flatMap(({ entries }) => entries.map(({ clue }) => JSON.stringify(clue)))
  const raw = replies.flatMap(({ about, text }) => (about === 'grid' ? text : [])).join('\n')
  const rest = readSent(clues.reduce((text, clue) => text.replaceAll(clue, '""'), raw).replaceAll('ฮฺ', ''))
  for (const text of rest.texts) expect(text.match(/[ก-๛]/g)).toBeNull()
  for (const { entries, solution } of puzzles)
    for (const { cells } of entries)
      expectUnknown(
        rest,
        [cells.map((cell) => solution[cell]).join('')],
        [grid.day, large.day, past.day, 'daily', 'weekly'],
      )
})
