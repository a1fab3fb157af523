import { useLoaderData } from 'react-router'
import { listQuizDays } from '#features/quizzes/daily/admin-contract.ts'
import { QuizDays } from '#features/quizzes/daily/web/admin-days-part.tsx'
import { listQuizPeriods } from '#features/quizzes/exams/admin-contract.ts'
import { QuizPeriods } from '#features/quizzes/exams/web/staff/admin-periods-part.tsx'
import { call } from '#lib/web/call.ts'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { text } from './quiz-calendar-text.ts'

export async function loader() {
  const [days, periods] = await Promise.all([call(listQuizDays, {}), call(listQuizPeriods, {})])
  return { days, periods }
}

/** The questions of each day, month and season, for editors. */
export function Component() {
  const { days, periods } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/admin/quiz-calendar"
      isPrivate
      lead={text.lead}
      more={
        <nav aria-label={text.parts} className="chips mt-3">
          <a className="chip" href="#quiz-days">
            {text.days}
          </a>
          <a className="chip" href="#quiz-periods">
            {text.periods}
          </a>
        </nav>
      }
    >
      <QuizDays {...days} />
      <QuizPeriods {...periods} />
    </PageFrame>
  )
}
