import type { ComponentProps } from 'react'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Exam } from './exam-part.tsx'
import { titleOf } from './text.ts'

type Props = ComponentProps<typeof Exam> & { path: `/${string}`; description: string }

/** The page of a monthly or seasonal quiz. */
export function PeriodExam({ path, description, ...exam }: Props) {
  const title = titleOf(exam.desk.quiz, exam.desk.period)
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={title} description={description} path={path} isPrivate />
      <h1>
        <ThaiText>{title}</ThaiText>
      </h1>
      <Exam {...exam} />
    </div>
  )
}
