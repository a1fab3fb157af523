import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HangmanGame } from '#features/games/hangman/hangman-contract.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { ExamDesk } from '#features/quizzes/exams/exam-contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import type { Random } from '../../drill/support/random.ts'
import type { Asked, Got, LoadClient } from './load-client.ts'
import { drawThinkMs, type Mix } from './scenes.ts'

export type Pupil = { token: string; cache: Map<string, string> }
export type Ways = { article: string; premium: string; price: number; address: object }
type Given = { client: LoadClient; random: Random; mix: Mix; ways: Ways; medianMs: number }

const letters = ['ก', 'น', 'ร', 'า', 'ง', 'ม']

/**
 * A visit: the first page with what it asks for, then some of what pupils do here, with thought before every press. The
 * next press is due when the answer before it came and the thought is over; an answer that comes late lets this pupil
 * press later, while others begin at their own time.
 */
export async function visit(pupil: Pupil, given: Given): Promise<void> {
  const { client, random, mix, ways, medianMs } = given
  let due = performance.now()
  const ask = async (asked: Omit<Asked, 'due' | 'token' | 'cache'>): Promise<Got> => {
    const own = asked.is === 'page' ? { cache: pupil.cache } : { token: pupil.token }
    return client.ask({ ...asked, ...own, due, ...(asked.is === 'act' && { key: randomUUID() }) })
  }
  const think = async () => {
    const ms = drawThinkMs(random, medianMs)
    due = performance.now() + ms
    await sleep(ms)
  }
  const does = (share: number) => random.int(1, 100) <= share

  await ask({ is: 'page', path: '/' })
  due = performance.now()
  await Promise.all(['/v2/api/user/get', '/v2/api/day'].map((path) => ask({ is: 'read', path })))
  if (does(mix.store)) {
    await think()
    await ask({ is: 'read', path: '/v2/api/store?sort=new&limit=12' })
    if (does(mix.buy)) {
      await think()
      const body = { id: ways.premium, quantity: 1, expected_price: ways.price, address: ways.address }
      await ask({ is: 'act', method: 'POST', path: '/v2/api/store/buy', body })
    }
  }
  if (does(mix.quiz)) await doQuiz(ask, think, random)
  if (does(mix.exam)) await writeExam(ask, think, random)
  if (does(mix.article)) {
    await think()
    await ask({ is: 'page', path: ways.article })
  }
  if (does(mix.hangman)) await playWord(ask, think)
}

type Ask = (asked: Omit<Asked, 'due' | 'token' | 'cache'>) => Promise<Got>
type Think = () => Promise<void>

async function doQuiz(ask: Ask, think: Think, random: Random): Promise<void> {
  await think()
  const { status, json } = await ask({ is: 'read', path: '/v2/api/quiz/daily' })
  if (status !== 200) return
  const { day, questions } = json as DailyQuiz
  for (const question of questions) {
    await think()
    const body = { day, position: question.position, answer: someAnswer(question, random) }
    await ask({ is: 'act', method: 'POST', path: '/v2/api/quiz/answerDaily', body })
  }
}

/** Saves answer by answer, as the page does, and hands in. */
async function writeExam(ask: Ask, think: Think, random: Random): Promise<void> {
  await think()
  const { status, json } = await ask({ is: 'act', method: 'POST', path: '/v2/api/quiz/startMonthly', body: {} })
  const attempt = status === 200 ? (json as ExamDesk).attempt : null
  if (!attempt) return
  const path = '/v2/api/quiz/answerMonthly'
  for (const question of attempt.questions) {
    await think()
    const answers = [{ position: question.position, answer: someAnswer(question, random) }]
    await ask({ is: 'act', method: 'POST', path, body: { attempt: attempt.id, answers, is_finished: false } })
  }
  await think()
  await ask({ is: 'act', method: 'POST', path, body: { attempt: attempt.id, answers: [], is_finished: true } })
}

async function playWord(ask: Ask, think: Think): Promise<void> {
  await think()
  const { status, json } = await ask({ is: 'act', method: 'POST', path: '/v2/api/game/playHangman', body: {} })
  if (status !== 200) return
  const { game } = json as { game: HangmanGame }
  for (const letter of letters) {
    await think()
    const body = { game_id: game.id, letter }
    const { json: told } = await ask({ is: 'act', method: 'POST', path: '/v2/api/game/answerHangman', body })
    if ((told as { game?: HangmanGame } | null)?.game?.result) return
  }
}

function someAnswer(question: QuizQuestion, random: Random): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: random.int(0, question.choices.length - 1) }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}
