import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { answerMonthlyQuiz, readMonthlyQuiz, startMonthlyQuiz } from '../../contract.ts'
import { text } from '../text.ts'
import { PeriodExam } from './period-exam-part.tsx'

export function loader() {
  return call(readMonthlyQuiz, {})
}

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
