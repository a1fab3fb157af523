import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { QuizFeedback } from '#features/quizzes/questions/contract.ts'
import { PicturesAhead } from '#features/quizzes/questions/web/picture-card.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import type { DailyResult } from '../contract.ts'
import type { loader } from './daily-loader.ts'
import { QuestionCard } from './question-part.tsx'
import { ResultCard } from './result-part.tsx'
import { text } from './text.ts'
import { usePendingAnswers } from './use-pending-answers.ts'
import { WaitingCard } from './waiting-part.tsx'

type Told = { feedback: QuizFeedback; result: DailyResult | null }

export function Component() {
  const quiz = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<Told[]>([])
  const [hadWaiting, setHadWaiting] = useState(false)
  const { pending, fault } = usePendingAnswers(quiz.day, revalidate)
  // What was told in this visit comes before the next load of the page's data.
  const answered = [...quiz.answered, ...told.map(({ feedback }) => feedback).slice(quiz.answered.length)]
  const waiting = pending.filter(({ position }) => position > answered.length)
  /** The question that was just answered, as long as somebody reads what came of it. */
  const [reading, setReading] = useState<number | null>(null)
  const position = reading ?? answered.length + waiting.length + 1
  const result = told.at(-1)?.result ?? quiz.result
  const question = quiz.questions[position - 1]

  const next = () => {
    setReading(null)
    if (result) void revalidate()
  }
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/quiz/daily" isPrivate />
      <h1>{text.heading(formatThaiDate(quiz.day))}</h1>
      {fault && <Notice isAlert>{fault}</Notice>}
      <PicturesAhead questions={quiz.questions} />
      {question ? (
        <QuestionCard
          key={position}
          day={quiz.day}
          question={question}
          total={quiz.questions.length}
          feedback={reading === null ? null : (answered[position - 1] ?? null)}
          kept={waiting.find((one) => one.position === position)?.answer ?? null}
          isLast={result !== null}
          onTold={(news) => {
            setTold([...answered.slice(0, position - 1).map((feedback) => ({ feedback, result: null })), news])
            setReading(position)
          }}
          onKept={() => {
            setHadWaiting(true)
            setReading(position)
          }}
          onNext={next}
        />
      ) : result ? (
        <ResultCard quiz={{ ...quiz, answered, result }} result={result} isFresh={told.length > 0 || hadWaiting} />
      ) : (
        <WaitingCard count={waiting.length} />
      )}
    </div>
  )
}
