import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Gained } from '#features/koin/contract.ts'
import { PicturesAhead } from '#features/quizzes/questions/web/question-picture.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useFrozenKoin } from '#lib/web/frozen-koin.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { type DailyQuiz, readDailyQuiz } from '../contract.ts'
import { earnedBy, isMoment } from './moment-part.tsx'
import type { PendingAnswer } from './pending-answers.ts'
import { QuestionScreen } from './question-part.tsx'
import { ResultCard } from './result-part.tsx'
import { text } from './text.ts'
import type { Told } from './use-answering.ts'
import { useDay } from './use-day.ts'
import { usePendingAnswers } from './use-pending-answers.ts'
import { WaitingCard } from './waiting-part.tsx'

/** Today's quiz of the signed-in person. */
export function loader() {
  return call(readDailyQuiz, { query: {} })
}

export function Component() {
  const { quiz, setQuiz, reload, goOn } = useDay(useLoaderData<typeof loader>())
  const { pending, fault } = usePendingAnswers(quiz.day, reload)
  const [closed, setClosed] = useState<string | null>(null)
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/quiz/daily" isPrivate />
      <PicturesAhead questions={quiz.questions} />
      <Day
        key={quiz.day}
        quiz={quiz}
        pending={pending}
        notice={(closed ?? fault) && <Notice isAlert>{closed ?? fault}</Notice>}
        onQuiz={setQuiz}
        onReload={reload}
        onClosed={setClosed}
        onGoOn={() => {
          setClosed(null)
          void goOn()
        }}
      />
    </>
  )
}

type Props = {
  quiz: DailyQuiz
  pending: PendingAnswer[]
  notice: ReactNode
  onQuiz: (quiz: DailyQuiz) => void
  onReload: () => Promise<void>
  onClosed: (words: string) => void
  onGoOn: () => void
}

/** The quiz of one day; feedback of another day does not belong here. */
function Day({ quiz, pending, notice, onQuiz, onReload, onClosed, onGoOn }: Props) {
  const { answered, result } = quiz
  const title = text.heading(formatThaiDate(quiz.day))
  /** Something was answered in this visit. */
  const [isFresh, setFresh] = useState(false)
  const waiting = pending.filter(({ position }) => position > answered.length)
  /** The question that was just answered, while its verdict is shown. */
  const [reading, setReading] = useState<number | null>(null)
  /** What the last answer brought, until it was celebrated. */
  const [gained, setGained] = useState<Gained | null>(null)
  const position = reading ?? answered.length + waiting.length + 1
  const question = quiz.questions[position - 1]
  useRewardAhead()
  // The header shows what the last answer paid when the moment has counted it, not while its verdict is read.
  const isAwaited = reading !== null && gained !== null && result !== null && isMoment(result)
  useFrozenKoin(isAwaited ? gained.balance - earnedBy(result) : undefined)

  const next = () => {
    setReading(null)
    if (result) void onReload()
  }
  const show = ({ feedback, result, gained }: Told) => {
    onQuiz({ ...quiz, answered: [...answered.slice(0, position - 1), feedback], result })
    setFresh(true)
    setGained(gained)
    setReading(position)
  }
  if (question)
    return (
      <QuestionScreen
        key={position}
        day={quiz.day}
        title={title}
        notice={notice}
        question={question}
        total={quiz.questions.length}
        feedback={reading === null ? null : (answered[position - 1] ?? null)}
        saved={waiting.find((one) => one.position === position)?.answer ?? null}
        isLast={result !== null}
        onTold={show}
        onSaved={() => {
          setFresh(true)
          setReading(position)
        }}
        onOther={async (closed) => {
          if (closed) onClosed(closed)
          await onReload()
        }}
        onNext={next}
      />
    )
  return (
    <div className="column stack" data-tone="play">
      {result ? null : <h1>{title}</h1>}
      {notice}
      {result ? (
        <ResultCard title={title} quiz={quiz} result={result} isFresh={isFresh} gained={gained} onGoOn={onGoOn} />
      ) : (
        <WaitingCard count={waiting.length} />
      )}
    </div>
  )
}
