import { answerDailyQuiz, type DailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { beginDailyQuiz } from '#features/quizzes/daily/server/commands.ts'
import type { QuizAnswer, QuizFeedback, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { copyPerson, firstPerson } from '../support/earn-people.ts'
import { openServer, type Urls } from '../support/earn-server.ts'
import { recordSql } from '../support/record-sql.ts'
import { makeReplay } from '../support/replay-sql.ts'
import { packRequest } from '../support/send-requests.ts'

type Answered = { feedback: QuizFeedback }
const { path } = answerDailyQuiz

/**
 * The measured act: the last answer of a daily quiz, which ends it, pays koin and skill points, and records activity
 * and learning day. People made by `addPeople` have answered the first two questions correctly.
 */
export async function prepareAct(urls: Urls) {
  const { db, owner, now, signIn, send, close } = await openServer(urls)
  const model = await aPerson({ db, clock: { now } })
  let made = 0

  /** Adds people and returns the number of the first one. */
  async function addPeople(count: number): Promise<number> {
    const first = firstPerson + made
    made += count
    await copyPerson(owner, model.id, { first, count })
    return first
  }

  // Begun before copying: each copy has the model's questions and choices, so the model's right answers are theirs.
  const beginning = { userId: model.id, day: bangkokDay(now), seed: 1, now }
  await db.transaction().execute((tx) => beginDailyQuiz(tx, beginning))
  const { day, questions } = await send<DailyQuiz>(model, 'GET', readDailyQuiz.path)
  const scout = { token: (await signIn(await addPeople(1))).token }
  const bodies: { day: string; position: number; answer: QuizAnswer }[] = []
  for (const question of questions) {
    const { position } = question
    const told = await send<Answered>(scout, 'POST', path, { day, position, answer: guess(question) })
    bodies.push({ day, position, answer: told.feedback.right })
  }
  const last = bodies.pop()!
  for (const body of bodies) await send<Answered>(model, 'POST', path, body)

  return {
    db,
    addPeople,
    /** The act as SQL for pgbench, recorded from the product's code. */
    async record() {
      const act = async (n: number) => send(await signIn(n), 'POST', path, last)
      const first = await addPeople(3)
      // The first one fills the caches of the process.
      await act(first)
      const one = await recordSql(() => act(first + 1))
      const other = await recordSql(() => act(first + 2))
      return { replay: await makeReplay(owner, one, other), statements: one.length }
    },
    /** The act as a request. */
    async request(n: number): Promise<Buffer> {
      const { token, key } = await signIn(n)
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key }
      return packRequest('POST', path, headers, JSON.stringify(last))
    },
    close,
  }
}

/** A valid answer for the kind of question. */
function guess(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '0' }
  return { kind: 'ordering', order: question.items.map((_item, i) => i) }
}
