import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { QuizFeedback } from '#features/quizzes/questions/contract.ts'
import { call } from '#lib/web/call.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { type ReviewDesk, readReview } from '../review-contract.ts'
import { ReviewQuestion } from './question-part.tsx'
import { RestCard } from './rest-part.tsx'
import { text } from './text.ts'

/** The current practice of the signed-in person. */
export function loader() {
  return call(readReview, {})
}

type Told = { of: ReviewDesk['asked']; feedback: QuizFeedback; desk: ReviewDesk }

/** Practice of missed questions, one at a time. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  /** What the last answer brought; `isRead` once its why was read. */
  const [told, setTold] = useState<(Told & { isRead: boolean }) | null>(null)
  const [count, setCount] = useState(0)
  const desk = told?.desk ?? loaded
  const isReading = told !== null && !told.isRead
  const asked = isReading ? told.of : desk.asked
  const reload = async () => {
    await refreshPage()
    setTold(null)
  }
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/quiz/review" isPrivate />
      {asked ? (
        <ReviewQuestion
          key={`${asked.id} ${asked.turn}`}
          asked={asked}
          done={count}
          total={count + desk.due}
          feedback={isReading ? told.feedback : null}
          isLast={desk.asked === null}
          takesFocus={count > 0}
          onTold={(news) => {
            setTold({ of: asked, ...news, isRead: false })
            setCount(count + 1)
          }}
          onGone={reload}
          onNext={() => setTold(told && { ...told, isRead: true })}
        />
      ) : (
        <div className="column stack" data-tone="play">
          <header>
            <h1>{text.title}</h1>
            <p>{text.lead}</p>
          </header>
          {desk.saved > 0 ? (
            <RestCard key={desk.next_at} desk={desk} count={count} onBack={reload} />
          ) : (
            <EmptyState
              title={text.emptyTitle}
              action={
                <LinkButton kind="main" to="/quiz/daily">
                  {text.toDaily}
                </LinkButton>
              }
            >
              {text.empty}
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}
