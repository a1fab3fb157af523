import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type DailyQuiz, readDailyQuiz } from '../contract.ts'

/**
 * The quiz on the page. Who ends one after midnight reads its result, not the next day's first question: `reload` asks for
 * the day that is there, and only where that takes nothing more for the one that it is now; `goOn` does so in any case.
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
