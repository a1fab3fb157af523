import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { answerFinalExam, startFinalExam } from '../contract.ts'
import type { loader } from './final-loader.ts'
import { PeriodExam } from './period-exam-part.tsx'
import { text } from './text.ts'

export function Component() {
  return (
    <PeriodExam
      path="/quiz/final"
      description={text.descriptions.final}
      desk={useLoaderData<typeof loader>()}
      start={(options) => call(startFinalExam, {}, options)}
      send={(body, options) => call(answerFinalExam, { body }, options)}
    />
  )
}
