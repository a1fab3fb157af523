import { useLoaderData } from 'react-router'
import { QuizDays } from '#features/quizzes/daily/web/admin-days-part.tsx'
import { QuizPeriods } from '#features/quizzes/exams/web/staff/admin-periods-part.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import type { loader } from './quiz-calendar-loader.ts'
import { text } from './quiz-calendar-text.ts'

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
