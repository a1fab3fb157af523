import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { answerFinalExam, readFinalExam, startFinalExam } from '../../contract.ts'
import { text } from '../text.ts'
import { PeriodExam } from './period-exam-part.tsx'

export function loader() {
  return call(readFinalExam, {})
}

export function Component() {
  return (
    <PeriodExam
      path="/quiz/final"
      description={text.descriptions.final}
      desk={useLoaderData<typeof loader>()}
      start={(send) => send(startFinalExam, {})}
      send={(body, send) => send(answerFinalExam, { body })}
    />
  )
}
