import { useLoaderData } from 'react-router'
import { answerMonthlyQuiz, startMonthlyQuiz } from '../../contract.ts'
import { text } from '../text.ts'
import type { loader } from './monthly-loader.ts'
import { PeriodExam } from './period-exam-part.tsx'

export function Component() {
  return (
    <PeriodExam
      path="/quiz/month"
      description={text.descriptions.monthly}
      desk={useLoaderData<typeof loader>()}
      start={(send) => send(startMonthlyQuiz, {})}
      send={(body, send) => send(answerMonthlyQuiz, { body })}
    />
  )
}
