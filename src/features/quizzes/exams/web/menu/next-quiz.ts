import type { MyQuizzes } from '../../contract.ts'
import type { Quiz } from '../../exam-contract.ts'
import { menuText as text } from './menu-text.ts'

export type NextQuiz = { to: string; words: string; quiz: Quiz | 'daily' | 'review' }

const canGo = (state: MyQuizzes['monthly']) => state === 'open' || state === 'running'

/**
 * What a person may do now, the nearest first: today's questions, what is under way, what waits to be practised, the
 * first open level, the month, the final. Null when nothing waits.
 */
export function nextQuiz({ daily, monthly, final, money, review }: MyQuizzes): NextQuiz | null {
  const level = money.find(({ state }) => state === 'running') ?? money.find(({ state }) => state === 'open')
  const ways: readonly (NextQuiz & { isOpen: boolean })[] = [
    { isOpen: daily.answered < daily.total, quiz: 'daily', to: '/quiz/daily', words: text.next.daily },
    { isOpen: monthly === 'running', quiz: 'monthly', to: '/quiz/month', words: text.next.goOn },
    { isOpen: final === 'running', quiz: 'final', to: '/quiz/final', words: text.next.goOn },
    { isOpen: level?.state === 'running', quiz: 'money', to: `/quiz/money/${level?.level}`, words: text.next.goOn },
    { isOpen: review.due > 0, quiz: 'review', to: '/quiz/review', words: text.next.review },
    { isOpen: level !== undefined, quiz: 'money', to: `/quiz/money/${level?.level}`, words: text.next.money },
    { isOpen: canGo(monthly), quiz: 'monthly', to: '/quiz/month', words: text.next.monthly },
    { isOpen: canGo(final), quiz: 'final', to: '/quiz/final', words: text.next.final },
  ]
  const next = ways.find(({ isOpen }) => isOpen)
  return next ? { to: next.to, words: next.words, quiz: next.quiz } : null
}
