import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import type { DailyFeedback, DailyResult } from '../contract.ts'
import type { loader } from './daily-loader.ts'
import { QuestionCard } from './question-part.tsx'
import { ResultCard } from './result-part.tsx'
import { text } from './text.ts'

type Told = { feedback: DailyFeedback; result: DailyResult | null }

export function Component() {
  const quiz = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<Told[]>([])
  const [isAtResult, setAtResult] = useState(quiz.result !== null)
  // What was told in this visit comes before the next load of the page's data.
  const answered = [...quiz.answered, ...told.map(({ feedback }) => feedback).slice(quiz.answered.length)]
  const [isReading, setReading] = useState(false)
  const position = isReading ? answered.length : answered.length + 1
  const result = told.at(-1)?.result ?? quiz.result
  const question = quiz.questions[position - 1]

  const next = () => {
    setReading(false)
    if (!result) return
    setAtResult(true)
    void revalidate()
  }
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/quiz/daily" isPrivate />
      <h1>{text.heading(formatThaiDate(quiz.day))}</h1>
      {isAtResult && result ? (
        <ResultCard quiz={{ ...quiz, answered, result }} result={result} isFresh={told.length > 0} />
      ) : question ? (
        <QuestionCard
          key={position}
          day={quiz.day}
          question={question}
          total={quiz.questions.length}
          feedback={isReading ? (answered[position - 1] ?? null) : null}
          isLast={result !== null}
          onTold={(news) => {
            setTold([...answered.slice(0, position - 1).map((feedback) => ({ feedback, result: null })), news])
            setReading(true)
          }}
          onNext={next}
        />
      ) : null}
    </div>
  )
}
