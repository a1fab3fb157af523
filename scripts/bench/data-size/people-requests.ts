import { randomUUID } from 'node:crypto'
import type { HangmanGame } from '#features/games/hangman/hangman-contract.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { Asked, LoadClient } from '../load/load-client.ts'
import type { Ways } from '../load/pupil.ts'

/** What a pupil has got so far: later requests need it. */
export type Visitor = { token: string; quiz: DailyQuiz | null; game: HangmanGame | null }
type Given = { client: LoadClient; visitor: Visitor; ways: Ways }
/** Asks once or more; returns what each request took, in milliseconds, and how many were refused. */
type Turn = (given: Given) => Promise<{ ms: number; status: number }[]>

const letters = ['ก', 'น', 'ร', 'า', 'ง', 'ม']

/** The requests of an evening (scripts/bench/load/pupil.ts), in the order of a visit. */
export const requests: { name: string; turn: Turn }[] = [
  { name: 'GET / (page)', turn: readsAs('page', () => '/') },
  { name: 'GET user/get', turn: readsAs('read', () => '/v2/api/user/get') },
  { name: 'GET day', turn: readsAs('read', () => '/v2/api/day') },
  { name: 'GET store', turn: readsAs('read', () => '/v2/api/store?sort=new&limit=12') },
  {
    name: 'POST store/buy',
    turn: async (given) => {
      const { premium, price, address } = given.ways
      const body = { id: premium, quantity: 1, expected_price: price, address }
      return [await askOne(given, { is: 'act', method: 'POST', path: '/v2/api/store/buy', body })]
    },
  },
  {
    name: 'GET quiz/daily',
    turn: async (given) => {
      const got = await askOne(given, { is: 'read', path: '/v2/api/quiz/daily' })
      if (got.status === 200) given.visitor.quiz = got.json as DailyQuiz
      return [got]
    },
  },
  {
    name: 'POST quiz/answerDaily',
    turn: async (given) => {
      const got = []
      for (const { position, ...question } of given.visitor.quiz?.questions ?? []) {
        const answer =
          question.kind === 'choice'
            ? { kind: 'choice', choice: 0 }
            : question.kind === 'numeric'
              ? { kind: 'numeric', value: '1' }
              : { kind: 'ordering', order: question.items.map((_, i) => i) }
        const body = { day: given.visitor.quiz!.day, position, answer }
        got.push(await askOne(given, { is: 'act', method: 'POST', path: '/v2/api/quiz/answerDaily', body }))
      }
      return got
    },
  },
  { name: 'GET article (page)', turn: readsAs('page', ({ article }) => article) },
  {
    name: 'POST game/playHangman',
    turn: async (given) => {
      const got = await askOne(given, { is: 'act', method: 'POST', path: '/v2/api/game/playHangman', body: {} })
      if (got.status === 200) given.visitor.game = (got.json as { game: HangmanGame }).game
      return [got]
    },
  },
  {
    name: 'POST game/answerHangman',
    turn: async (given) => {
      const got = []
      let game = given.visitor.game
      for (const letter of letters) {
        if (!game || game.result) break
        const body = { game_id: game.id, letter }
        const one = await askOne(given, { is: 'act', method: 'POST', path: '/v2/api/game/answerHangman', body })
        got.push(one)
        game = (one.json as { game?: HangmanGame } | null)?.game ?? null
      }
      return got
    },
  },
]

/** A read, three times: it changes nothing, and rare waits need many of them. */
function readsAs(is: 'page' | 'read', pathOf: (ways: Ways) => string): Turn {
  return async (given) => {
    const got = []
    for (let nth = 0; nth < 3; nth++) got.push(await askOne(given, { is, path: pathOf(given.ways) }))
    return got
  }
}

function askOne({ client, visitor }: Given, asked: Omit<Asked, 'due' | 'token' | 'key'>) {
  const own = asked.is === 'page' ? {} : { token: visitor.token, ...(asked.is === 'act' && { key: randomUUID() }) }
  return client.ask({ ...asked, ...own, due: performance.now() })
}
