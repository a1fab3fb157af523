import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { answerFinalExam, startFinalExam } from '../contract.ts'
import { Exam } from './exam-part.tsx'
import type { loader } from './final-loader.ts'
import { text, titleOf } from './text.ts'

export function Component() {
  const desk = useLoaderData<typeof loader>()
  const title = titleOf(desk.quiz, desk.period)
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={title} description={text.descriptions.final} path="/quiz/final" isPrivate />
      <h1>
        <ThaiText>{title}</ThaiText>
      </h1>
      <Exam
        desk={desk}
        start={(options) => call(startFinalExam, {}, options)}
        send={(body, options) => call(answerFinalExam, { body }, options)}
      />
    </div>
  )
}
