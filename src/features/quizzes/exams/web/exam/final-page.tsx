import { useLoaderData } from 'react-router'
import { answerFinalExam, startFinalExam } from '../../contract.ts'
import { text } from '../text.ts'
import type { loader } from './final-loader.ts'
import { PeriodExam } from './period-exam-part.tsx'

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
