// What is sent of quizzes and games before the answer: every reply, page and browser file, byte by byte.
import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#app/boot/security-headers.ts'
import * as lists from '#app/games/contract.ts'
import { servePages } from '#app/pages/pages.ts'
import { loadRenderer } from '#app/pages/renderer.ts'
import { readGameStats } from '#app/stats/contract.ts'
import { tryGames, tryPath } from '#app/web/try/try-path.ts'
import * as catchMe from '#features/games/catch-me/catch-me-contract.ts'
import * as crossword from '#features/games/crossword/crossword-contract.ts'
import { guestTrialCrossword } from '#features/games/crossword/guest-trial-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import type { Puzzle } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { guestTrialHangman } from '#features/games/hangman/guest-trial-contract.ts'
import * as hangman from '#features/games/hangman/hangman-contract.ts'
import { readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import * as decoder from '#features/games/visual-decoder/decoder-contract.ts'
import { readGuestTrialRiddle } from '#features/games/visual-decoder/guest-trial-contract.ts'
import { readWordFiles } from '#features/games/words/server/seed.ts'
import * as daily from '#features/quizzes/daily/contract.ts'
import { chooseRun } from '#features/quizzes/daily/run-contract.ts'
import { foreseeSet, orderForPerson, seedOf } from '#features/quizzes/daily/server/queries.ts'
import * as exams from '#features/quizzes/exams/contract.ts'
import { orderIn } from '#features/quizzes/exams/server/attempt-queries.ts'
import { answerGuestTrial, readGuestTrial } from '#features/quizzes/guest-trial/contract.ts'
import { listGuestTrial } from '#features/quizzes/guest-trial/server/queries.ts'
import type { QuestionBody } from '#features/quizzes/questions/content.ts'
import { listActiveQuestions, type Question, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { orderOf } from '#features/quizzes/questions/server/question-view.ts'
import { readQuestionFiles } from '#features/quizzes/questions/server/seed.ts'
import * as review from '#features/quizzes/review/review-contract.ts'
import type { Endpoint } from '#lib/contract.ts'
import { inProcess } from '#lib/server/in-process.ts'
import { newId } from '#lib/server/new-id.ts'
import { baseLetter, splitClusters } from '#lib/thai/answers.ts'
import { consonants } from '#lib/thai/letters.ts'
import { addExamQuestions } from '../fixtures/exams.ts'
import { addGameContent, riddles } from '../fixtures/games.ts'
import { builtWeb, testSite } from '../fixtures/pages.ts'
import { aPerson, freshToken, type TestPerson } from '../fixtures/people.ts'
import { crosswordWords } from '../support/crossword-words.ts'
import { isHashed, isWritten, readSent, type Sent } from '../support/secret-forms.ts'
import { openTestbed } from '../support/testbed.ts'

const fixture = await openTestbed()
const { db, clock } = fixture
const today = '2026-11-21'
const renderer = await loadRenderer(builtWeb, inProcess(fixture.routes))
servePages(fixture.http, {
  renderer,
  site: () => testSite,
  clock: () => clock.now,
  contentSecurityPolicy: contentSecurityPolicy(),
})

/**
 * Every address of a quiz or game, each level included; the placement is excluded, because it shows its answers to
 * visitors.
 */
const addresses = renderer.listedPages
  .map(({ path: pattern }) => pattern)
  .filter(
    (pattern) => /^\/(quiz|games|crossword|profile\/moneyAnswer)(\/|$)/.test(pattern) && pattern !== '/quiz/placement',
  )
  .flatMap((pattern) => {
    if (pattern.endsWith('/:level?'))
      return ['', '/basic', '/intermediate', '/advanced'].map((level) => pattern.replace('/:level?', level))
    if (pattern === '/games/try/:game') return tryGames.map(tryPath)
    return pattern
  })

/** Each page as sent to a visitor and to a signed-in person: the whole reply, with headers. */
async function readPages(who: TestPerson): Promise<Map<string, string>> {
  // By then the cached pages have expired.
  clock.now = new Date(clock.now.getTime() + 60_000)
  const pages = new Map<string, string>()
  for (const url of addresses)
    for (const headers of [
      {},
      { authorization: `Bearer ${who.token}`, cookie: `session-binding=${who.refreshToken}` },
    ]) {
      const reply = await fixture.http.inject({ method: 'GET', url, headers })
      expect([url, reply.statusCode]).toEqual([url, 200])
      const { date: _date, ...others } = reply.headers
      pages.set(`${url} ${Object.keys(headers).join()}`, JSON.stringify(others) + reply.body)
    }
  return pages
}

/** Passed months unlock the final; their questions are of a pool that nothing else uses. */
async function passThreeMonths(who: TestPerson): Promise<void> {
  const told = (await listActiveQuestions(db, 'path')).map(({ id }) => id)
  for (const period of ['2026-08', '2026-09', '2026-10'])
    await db
      .insertInto('exam_attempt')
      .values({
        user_id: who.id,
        id: newId(clock.now),
        seed: crypto.randomUUID(),
        question_ids: told.slice(0, 1),
        quiz: 'monthly',
        period,
        try: 1,
        started_at: new Date(`${period}-10T05:00:00Z`),
        closed_at: new Date(`${period}-10T06:00:00Z`),
        right_count: 1,
        is_passed: true,
        result: JSON.stringify({ right: 1, total: 1, is_passed: true, is_time_up: false, paid: 0, points: [] }),
      })
      .execute()
}

async function waitForPractice(who: TestPerson, questionId: string): Promise<void> {
  const schedule = { stability: 1, difficulty: 5, reps: 1, lapses: 0, state: 1, learning_steps: 0, scheduled_days: 0 }
  await db
    .insertInto('review_card')
    .values({
      user_id: who.id,
      question_id: questionId,
      missed_at: clock.now,
      turn: 1,
      seed: 7,
      due_at: clock.now,
      schedule: JSON.stringify({ ...schedule, elapsed_days: 0, last_review: clock.now }),
    })
    .execute()
}

const who = await aPerson(fixture)
const before = await readPages(who)

await addExamQuestions(db, { exam: 90, money: 20 }, clock.now)
await addGameContent(db, clock.now)
await db.updateTable('question').set({ pool: 'daily' }).where('key', 'like', 'test-exam-1_').execute()
await db
  .updateTable('question')
  .set({ pool: 'path' })
  .where('key', 'in', ['test-exam-20', 'test-exam-21', 'test-exam-22'])
  .execute()
// A visitor tries a puzzle of two days ago.
const daysAgo = new Date(clock.now.getTime() - 3 * 86_400_000)
await makeCrosswords(db, { words: crosswordWords, now: daysAgo, ahead: { days: 5, weeks: 2 } })
const [told, practised] = (await listActiveQuestions(db, 'path')).map(({ id }) => id) as [string, string]
await passThreeMonths(who)
await waitForPractice(who, practised)

/** Starts every quiz and game without ending one by an answer; the reply of each call, by topic. */
const replies: {
  about: 'questions' | 'games' | 'grid'
  spec: Endpoint
  status: number
  text: string
  json: unknown
}[] = []
async function ask<E extends Endpoint>(about: (typeof replies)[number]['about'], spec: E, input: object = {}) {
  const reply = await fixture.send(who, spec, input as never)
  const text = JSON.stringify([reply.json, reply.headers])
  replies.push({ about, spec, status: reply.status, text, json: reply.json })
  return reply.json
}

await ask('questions', daily.readDailyQuiz, { query: {} })
const guestTrial = await ask('questions', readGuestTrial)
const { clue } = await ask('games', guestTrialHangman, { body: { letters: [] } })
await ask('games', readGuestTrialRiddle)
await ask('games', readGameStats, { query: {} })
const month = await ask('questions', exams.startMonthlyQuiz)
const final = await ask('questions', exams.startFinalExam)
const level = await ask('questions', exams.startMoneyQuiz, { body: { level: 'basic' } })
const game = (await ask('games', hangman.playHangman)).game
const set = await ask('games', decoder.playVisualDecoder)
const grid = await ask('grid', crossword.playCrossword, { body: { kind: 'daily' } })
const large = await ask('grid', crossword.playCrossword, { body: { kind: 'weekly' } })
const past = await ask('grid', guestTrialCrossword, { body: {} })
const arcade = await ask('games', catchMe.playCatchMe, { query: { way: 'arcade' } })

const { word } = await db.selectFrom('hangman_game').select('word').where('id', '=', game.id).executeTakeFirstOrThrow()
const missed = consonants.filter((one) => !splitClusters(word).some((cluster) => baseLetter(cluster) === one))
for (const letter of missed.slice(0, 3))
  await ask('games', hangman.answerHangman, { body: { game_id: game.id, letter } })
for (const place of [1, 2])
  await ask('games', decoder.answerVisualDecoder, { body: { setId: set.id, place, attempt: 1, answer: 'ไม่รู้' } })
await ask('games', decoder.readDecoderResult, { query: { setId: set.id } })
for (const [spec, desk] of [
  [exams.answerMonthlyQuiz, month],
  [exams.answerFinalExam, final],
  [exams.answerMoneyQuiz, level.desk],
] as const) {
  const answers = desk.attempt!.questions.flatMap(({ kind, position }) =>
    kind === 'choice' ? { position, answer: { kind, choice: 0 } } : [],
  )
  await ask('questions', spec, { body: { attempt: desk.attempt!.id, answers, is_finished: false } })
  // Refused for its kind: the error must not reveal more.
  const wrong = { position: 1, answer: { kind: 'ordering', order: [0, 1, 2, 3, 4] } }
  await ask('questions', spec, { body: { attempt: desk.attempt!.id, answers: [wrong], is_finished: false } })
  await ask('questions', exams.saveLateExam, { body: { attempt: desk.attempt!.id, answers } })
}
const outOfTurn = { day: today, position: 3, answer: { kind: 'numeric', value: '1' } }
await ask('questions', daily.answerDailyQuiz, { body: outOfTurn })
await ask('questions', daily.saveLateDaily, { body: outOfTurn })
await ask('questions', chooseRun, { body: { isShown: true } })
const wrongLetters = [{ cell: grid.clues[0]!.cells[0]!, letter: 'ฮฺ', is_pencil: false }]
const place = { kind: 'daily', day: grid.day, changes: wrongLetters }
await ask('grid', crossword.answerCrossword, { body: place })
await ask('grid', crossword.checkCrossword, { body: { ...place, cells: grid.clues[0]!.cells } })
await ask('games', catchMe.answerCatchMe, { body: { session: arcade.session, log: 'x' } })
for (const about of [exams, daily, review])
  for (const spec of Object.values(about))
    if (isEndpoint(spec) && spec.method === 'GET') await ask('questions', spec, { query: {} })
for (const about of [lists, catchMe, hangman])
  for (const spec of Object.values(about))
    if (isEndpoint(spec) && spec.method === 'GET') await ask('games', spec, { query: {} })

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

const attempts = await db.selectFrom('exam_attempt').selectAll().where('closed_at', 'is', null).execute()
const ids = [game.id, set.id, arcade.session, String(arcade.seed), ...attempts.map(({ id }) => id)]
const salts = [
  '',
  who.id,
  who.email,
  today,
  '2026-11',
  '2026-1',
  '2026-2',
  'basic',
  'koinklass',
  'koinklass.test',
  ...ids,
]
const sentOf = (about: string) => readSent(replies.flatMap((one) => (one.about === about ? one.text : [])).join('\n'))

test('every call of a quiz or game that is possible before an answer is read here', () => {
  const read = new Set(replies.map(({ spec }) => spec.path))
  const all = fixture.routes.map(({ spec }) => spec.path).filter((one) => /^\/v2\/api\/(quiz|game)(\/|$)/.test(one))
  // These end something, and so reveal answers (a practised question, a skipped picture, a revealed letter), or they
  // move koin or a name.
  const ends = [
    review.answerReview,
    answerGuestTrial,
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
  const set = await readQuestions(db, await foreseeSet(db, today))
  const asked = await of(
    orderForPerson({ attempt: null, set, seed }).map(({ id }) => id),
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
      ['kind', 'picture', 'position', 'skill', 'text', parts[question.kind]].sort(),
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

test('no file of the browser contains text of the content files, nor an encoded or hashed word or key', async () => {
  const content = new URL('../../content/', import.meta.url)
  const [words, drawn, questions] = await Promise.all([
    readWordFiles(new URL('words/', content)),
    readRiddleFiles(new URL('riddles/', content)),
    readQuestionFiles(new URL('questions/', content)),
  ])
  const folder = path.join(builtWeb, 'client')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(js|css|json|html|txt|webmanifest|map)$/.test(name))
  expect(files.length).toBeGreaterThan(20)
  const asked = [...words.map((one) => one.word), ...drawn.map(({ answer }) => answer)]
  const told = [...words, ...drawn, ...questions.map(({ question }) => question)]
  const reasons = told.map(({ explanation }) => longestOf(explanation))
  const keys = new Set(told.map(({ key }) => key))
  const codes = new Set<string>()
  for (const name of files) {
    const sent = readSent(fs.readFileSync(path.join(folder, name), 'utf8'))
    for (const code of sent.codes) codes.add(code)
    const thai = thaiOf(sent.texts)
    expect(
      reasons.filter((reason) => thai.includes(reason)),
      name,
    ).toEqual([])
    const named = sent.texts[1]!.match(/["'`][a-z0-9-]{3,60}["'`]/g) ?? []
    expect(
      named.filter((one) => keys.has(one.slice(1, -1))),
      name,
    ).toEqual([])
    // Single words about money occur in ordinary sentences; a leaked list would put all of them into one file.
    const held = asked.filter((one) => thai.includes(one))
    expect(held.length / asked.length, `${name}: ${held.slice(0, 5).join()}`).toBeLessThan(0.25)
    // None of them may occur inside base64 or hex, except the shortest ones, which occur by chance.
    const decoded = thaiOf(sent.texts.slice(4))
    expect(
      asked.filter((one) => [...one].length > 3 && decoded.includes(one)),
      name,
    ).toEqual([])
  }
  const rights = questions.flatMap(({ question }) =>
    question.kind === 'choice' ? question.right : question.kind === 'numeric' ? [] : question.items.join(),
  )
  for (const secret of [...asked, ...rights])
    expect(isHashed({ texts: [], codes }, secret, ['koinklass']), secret).toBe(false)
})

/** All Thai text of these texts, each run of letters once. */
function thaiOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(/[ก-๛]{2,}/g) ?? []))].join('\n')
}

/** The longest run of Thai letters of a sentence, which identifies the sentence. */
function longestOf(sentence: string): string {
  const runs = sentence.match(/[ก-๛]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

test.each<[string, (secret: string) => string]>([
  ['as it is', (one) => one],
  ['backwards', (one) => [...one].reverse().join('')],
  ['escaped in JSON', (one) => one.replace(/./g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['in an address', encodeURIComponent],
  ['as entities', (one) => one.replace(/./g, (c) => `&#x${c.charCodeAt(0).toString(16)};`)],
  ['in base64', (one) => Buffer.from(one).toString('base64')],
  ['deep in base64url', (one) => Buffer.from(`{"x":"${one}"}`).toString('base64url')],
  ['in hex', (one) => Buffer.from(one).toString('hex')],
])('the search finds a word %s', (_how, hide) => {
  expect(isWritten(readSent(`{"a":"${hide('ดอกเบี้ย')}"}`), 'ดอกเบี้ย')).toBe(true)
  expect(isWritten(readSent(`{"a":"${hide('ใบเสร็จ')}"}`), 'ดอกเบี้ย')).toBe(false)
})

test.each<[string, string]>([
  ['alone', createHash('md5').update('ออม').digest('hex')],
  ['with the day', createHash('sha256').update('2026-11-21ออม').digest('base64')],
  ['with an id behind', createHash('sha1').update('ออม:id-1').digest('base64url')],
  ['under an id', createHmac('sha256', 'id-1').update('ออม').digest('hex')],
])('the search finds the hash of a word %s', (_how, code) => {
  expect(isHashed(readSent(`{"a":"${code}"}`), 'ออม', ['id-1', '2026-11-21'])).toBe(true)
  expect(isHashed(readSent(`{"a":"${code}"}`), 'ออม', ['id-2'])).toBe(_how === 'alone')
})
