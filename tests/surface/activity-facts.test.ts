import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { openFixed } from '#features/bank/deposits/contract.ts'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { checkInByStaff } from '#features/events/admin-contract.ts'
import { joinEvent } from '#features/events/joining-contract.ts'
import { answerCatchMe, playCatchMe } from '#features/games/catch-me/catch-me-contract.ts'
import { answerCrossword, type CellChange, playCrossword } from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import type { Puzzle } from '#features/games/crossword/server/puzzle-rules.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { answerHangman, type HangmanGame, playHangman } from '#features/games/hangman/hangman-contract.ts'
import { playVisualDecoder, skipVisualDecoder } from '#features/games/visual-decoder/decoder-contract.ts'
import { markVerified } from '#features/identity/sign-up/server/verify-commands.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readPlacement, savePlacement } from '#features/path/contract.ts'
import { countView } from '#features/posts/reading/contract.ts'
import { answerPost, readMine } from '#features/posts/reading/reading-contract.ts'
import { summarizePost } from '#features/posts/summaries/contract.ts'
import { decideSummary } from '#features/posts/summaries/summary-admin-contract.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import {
  answerFinalExam,
  answerMoneyQuiz,
  answerMonthlyQuiz,
  startFinalExam,
  startMoneyQuiz,
  startMonthlyQuiz,
} from '#features/quizzes/exams/contract.ts'
import type { ExamDesk } from '#features/quizzes/exams/exam-contract.ts'
import { addWish } from '#features/store/wishes/contract.ts'
import { joinMission, readQuestProgress } from '#features/superquest/missions/joining-contract.ts'
import type { Rule } from '#features/superquest/missions/mission-rules.ts'
import { readMissionFile } from '#features/superquest/missions/server/seed.ts'
import { watchVideo } from '#features/videos/watch-contract.ts'
import { consonants, lineVowels } from '#lib/thai/letters.ts'
import { newSolver } from '../../scripts/drill/quizzes/quiz-solver.ts'
import { anEvent } from '../fixtures/events.ts'
import { addExamQuestions, newExamSolver } from '../fixtures/exams.ts'
import { addGameContent } from '../fixtures/games.ts'
import { aPerson, freshToken, type TestPerson } from '../fixtures/people.ts'
import { aMission } from '../fixtures/quests.ts'
import { aPremium, buy } from '../fixtures/store.ts'
import { openWritingFixture } from '../fixtures/writing.ts'
import { perfectLog } from '../support/catch-me-player.ts'
import { crosswordWords } from '../support/crossword-words.ts'

const fixture = await openWritingFixture()
const { db, clock, send } = fixture
const start = clock.now
const solve = await newSolver(db)
const post = await db.selectFrom('post').selectAll().where('key', '=', 'emergency-fund').executeTakeFirstOrThrow()

afterEach(async () => {
  clock.now = start
  expect(await auditLedger(db)).toEqual([])
})

/** Five at once, and one more afterwards. */
async function storm(act: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: 5 }, act))
  await act().catch(() => {})
}

const factsOf = async ({ id }: TestPerson, kind: string) => {
  const rows = await db.selectFrom('activity').selectAll().where('user_id', '=', id).where('kind', '=', kind).execute()
  return rows.map(({ facts, subject_id: subject }) => ({ facts, subject }))
}

test('the daily quiz', async () => {
  const who = await aPerson(fixture)
  const quiz = (await send(who, readDailyQuiz, { query: {} })).json
  for (const question of quiz.questions) {
    const body = { day: quiz.day, position: question.position, answer: solve(question, true) }
    await storm(() => send(who, answerDailyQuiz, { body }))
  }
  expect(await factsOf(who, 'quiz.daily.answered')).toEqual([{ facts: { right: 3, total: 3 }, subject: quiz.day }])
  expect(await factsOf(who, 'learning.day')).toHaveLength(1)
})

test('an exam that is handed in', async () => {
  await addExamQuestions(db, { exam: 20, money: 0 }, clock.now)
  const answer = await newExamSolver(db)
  const who = await aPerson(fixture)
  const { attempt } = (await send(who, startMonthlyQuiz, {})).json
  const answers = attempt!.questions.map((one) => ({ position: one.position, answer: answer(one, true) }))
  await storm(() => send(who, answerMonthlyQuiz, { body: { attempt: attempt!.id, answers, is_finished: true } }))
  expect(await factsOf(who, 'quiz.monthly.finished')).toMatchObject([{ facts: { isPassed: true, try: 1 } }])
})

test('a money quiz, and the final exam after three months', async () => {
  await addExamQuestions(db, { exam: 120, money: 20 }, clock.now)
  const answer = await newExamSolver(db)
  const who = await aPerson(fixture)
  type Attempt = NonNullable<z.infer<typeof ExamDesk>['attempt']>
  const handIn = async (now: { token: string }, attempt: Attempt | null, end: typeof answerFinalExam) => {
    const answers = attempt!.questions.map((one) => ({ position: one.position, answer: answer(one, true) }))
    await storm(() => send(now, end, { body: { attempt: attempt!.id, answers, is_finished: true } }))
  }
  const body = { level: 'basic' } as const
  await handIn(who, (await send(who, startMoneyQuiz, { body })).json.desk.attempt, answerMoneyQuiz)
  expect(await factsOf(who, 'quiz.money.finished')).toMatchObject([{ subject: 'basic', facts: { level: 'basic' } }])
  for (const month of ['2026-11', '2026-12', '2027-01']) {
    clock.now = new Date(`${month}-28T12:00:00+07:00`)
    const now = { token: await freshToken(fixture, who) }
    await handIn(now, (await send(now, startMonthlyQuiz, {})).json.attempt, answerMonthlyQuiz)
  }
  const now = { token: await freshToken(fixture, who) }
  await handIn(now, (await send(now, startFinalExam, {})).json.attempt, answerFinalExam)
  expect(await factsOf(who, 'quiz.final.finished')).toMatchObject([{ facts: { isPassed: true, try: 1 } }])
})

test('a place on the learning path', async () => {
  const who = await aPerson(fixture)
  const { version, questions } = (await send(null, readPlacement, {})).json
  const choices = questions.map((question) => question.choices[0]!)
  await storm(() => send(who, savePlacement, { body: { version, choices, is_guest: true } }))
  expect(await factsOf(who, 'path.placed')).toMatchObject([{ facts: { isGuest: true } }])
})

test('an article’s question, a share, and a summary that is accepted', async () => {
  const who = await aPerson(fixture)
  const { id } = post
  const facts = { club: post.club, skill: post.skill }
  await storm(() => send(who, answerPost, { body: { id, choice: (post.question as { right: string }).right } }))
  expect(await factsOf(who, 'post.question.answered')).toEqual([{ facts: { ...facts, isRight: true }, subject: id }])
  const { share_token: by } = (await send(who, readMine, { query: { id } })).json
  const friend = await aPerson(fixture)
  await storm(() => send(friend, countView, { query: { id, by } }))
  expect(await factsOf(who, 'post.shared')).toEqual([{ facts: { club: post.club }, subject: id }])
  const text = 'เรื่องนี้บอกว่าให้เก็บเงินสำรองก่อน เผื่อมีเรื่องไม่คาดคิด จะได้ไม่ต้องยืมใคร เราจะเริ่มเก็บวันละสิบบาทตั้งแต่พรุ่งนี้เลย'
  expect((await send(who, summarizePost, { body: { id, text } })).status).toBe(200)
  const row = await db
    .selectFrom('post_summary')
    .select(['id', 'version'])
    .where('user_id', '=', who.id)
    .executeTakeFirstOrThrow()
  await storm(() => send(fixture.moderator, decideSummary, { body: { ...row, reason: null } }))
  expect(await factsOf(who, 'post.summary.accepted')).toEqual([{ facts, subject: id }])
})

test('a post that a moderator lets through', async () => {
  const who = await aPerson(fixture)
  const id = await fixture.begin(who)
  await fixture.submit(who, id)
  const revision = await fixture.pendingOf(id)
  await storm(() => fixture.approve(revision))
  expect(await factsOf(who, 'post.published')).toEqual([{ facts: { club: 'greenery', skill: 'saving' }, subject: id }])
})

test('a whole video', async () => {
  const who = await aPerson(fixture)
  const video = await db.selectFrom('video').selectAll().where('key', '=', 'compound-grows').executeTakeFirstOrThrow()
  const length = Math.ceil(video.length_ms / 1_000)
  const beat = async (from: number, to: number) => {
    const token = await freshToken(fixture, who)
    return send({ token }, watchVideo, { body: { id: 'compound-grows', from, to } })
  }
  await beat(0, 0)
  let at = 0
  while (at < length) {
    const to = Math.min(at + 10, length)
    clock.now = new Date(clock.now.getTime() + 10_000)
    const from = at
    await storm(() => beat(from, to))
    at = to
  }
  expect(await factsOf(who, 'video.watched')).toEqual([
    { facts: { category: video.category, isPaid: true }, subject: video.id },
  ])
})

test('an event that somebody was at', async () => {
  const who = await aPerson(fixture)
  const staff = await aPerson(fixture, { roles: ['editor'] })
  const id = await anEvent(fixture, { startsIn: 0.5, closesIn: 0.4 })
  await storm(() => send(who, joinEvent, { query: { id } }))
  await storm(() => send(staff, checkInByStaff, { query: { id }, body: { user_id: who.id } }))
  expect(await factsOf(who, 'event.joined')).toEqual([{ facts: { kind: 'workshop' }, subject: id }])
  expect(await factsOf(who, 'event.attended')).toEqual([
    { facts: { kind: 'workshop', skill: 'planning' }, subject: id },
  ])
})

test('a play of each game', async () => {
  const who = await aPerson(fixture)
  await addGameContent(db, clock.now)
  await makeCrosswords(db, { words: crosswordWords, now: clock.now, ahead: { days: 1, weeks: 0 } })
  const { session, seed } = (await send(who, playCatchMe, { query: {} })).json
  clock.now = new Date(clock.now.getTime() + 60_000)
  await storm(() => send(who, answerCatchMe, { body: { session, log: perfectLog(seed) } }))
  let game: HangmanGame = (await send(who, playHangman, {})).json.game
  for (const letter of [...lineVowels, ...consonants]) {
    if (game.result) break
    const gameId = game.id
    await storm(() => send(who, answerHangman, { body: { game_id: gameId, letter } }))
    game = (await send(who, answerHangman, { body: { game_id: gameId, letter } })).json.game ?? game
  }
  const set = (await send(who, playVisualDecoder, {})).json
  for (const { place } of set.pictures)
    await storm(() => send(who, skipVisualDecoder, { body: { setId: set.id, place } }))
  const { day } = (await send(who, playCrossword, { body: { kind: 'daily' } })).json
  const { solution } = (await findPuzzle(db, { kind: 'daily', day })) as Puzzle
  const changes = solution.flatMap((letter, cell): CellChange[] =>
    letter === null ? [] : [{ cell, letter, is_pencil: false }],
  )
  await storm(() => send(who, answerCrossword, { body: { kind: 'daily', day, changes } }))
  for (const kind of ['catch-me', 'hangman', 'decoder', 'crossword'])
    expect([kind, (await factsOf(who, `game.${kind}.finished`)).length]).toEqual([kind, 1])
})

test('a profile that is whole, with a verified address', async () => {
  const who = await aPerson(fixture, { verified: false })
  await storm(() => db.transaction().execute((tx) => markVerified(tx, { userId: who.id, now: clock.now })))
  expect(await factsOf(who, 'profile.completed')).toEqual([{ facts: {}, subject: null }])
})

test('a purchase, a donation, and something to save for', async () => {
  const who = await aPerson(fixture, { koin: 30_000 })
  const bag = await aPremium(fixture)
  const charity = await aPremium(fixture, { type: 'charity', stock: null })
  await storm(() => send(who, addWish, { query: { id: bag } }))
  await storm(() => buy(fixture, who, { id: bag, key: 'one-bag' }))
  await storm(() => buy(fixture, who, { id: charity, key: 'one-gift', address: undefined }))
  expect(await factsOf(who, 'wish.added')).toEqual([{ facts: {}, subject: bag }])
  expect(await factsOf(who, 'premium.bought')).toMatchObject([{ subject: bag, facts: { paid: 10_000 } }])
  expect(await factsOf(who, 'donation.made')).toMatchObject([{ subject: charity, facts: { paid: 10_000 } }])
})

test('a deposit that is opened, and kept to its term by nights that run twice', async () => {
  const who = await aPerson(fixture, { koin: 300_00 })
  const body = { term: 3 as const, amount: 200_00, atMaturity: 'wallet' as const }
  await storm(() => send(who, openFixed, { body }, { 'idempotency-key': 'one-deposit' }))
  clock.now = new Date(clock.now.getTime() + 22 * 24 * 3_600_000)
  await storm(() => runBankEndOfDay(db, clock.now))
  const subject = expect.any(String)
  const opened = { type: 'fixed', term: 3, amount: 200_00 }
  expect(await factsOf(who, 'deposit.opened')).toEqual([{ facts: opened, subject }])
  expect(await factsOf(who, 'deposit.kept')).toMatchObject([{ facts: { type: 'fixed', term: 3 }, subject }])
})

test('the mission to keep a fixed deposit to its term is completed by the night that ends it', async () => {
  const who = await aPerson(fixture, { koin: 300_00 })
  const missions = await readMissionFile(new URL('../../content/missions.json', import.meta.url))
  const { rule } = missions.find(({ key }) => key === 'fixed-to-term')!
  const id = await aMission(fixture, { rule: rule as Rule })
  await send(who, joinMission, { body: { id } })
  const progress = async () => (await send({ token: await freshToken(fixture, who) }, readQuestProgress, {})).json.items
  const body = { term: 3 as const, amount: 200_00, atMaturity: 'wallet' as const }
  expect((await send(who, openFixed, { body }, { 'idempotency-key': 'kept-deposit' })).status).toBe(200)
  expect(await progress()).toMatchObject([{ state: 'in_progress', progress: { done: 1, of: 2 }, moved: { done: 1 } }])
  clock.now = new Date(clock.now.getTime() + 22 * 24 * 3_600_000)
  await runBankEndOfDay(db, clock.now)
  expect(await progress()).toMatchObject([{ state: 'completed', progress: { done: 2, of: 2 } }])
})
