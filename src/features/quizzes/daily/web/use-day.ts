import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type DailyQuiz, readDailyQuiz } from '../contract.ts'

/**
 * The quiz on the page. A person who finishes one after midnight sees its result, not the next day's first question.
 * `reload` switches to the current day only when the shown one accepts no more answers; `goOn` always does.
 */
export function useDay(loaded: DailyQuiz) {
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState<{ quiz: DailyQuiz; after: DailyQuiz } | null>(null)
  const quiz = read?.after === loaded ? read.quiz : loaded
  const reload = async () => {
    try {
      setRead({ quiz: await call(readDailyQuiz, { query: { day: quiz.day } }), after: loaded })
    } catch (error) {
      if (asRefusal(error).code === 'daily_quiz_closed') await revalidate()
    }
  }
  return { quiz, reload, goOn: revalidate }
}
