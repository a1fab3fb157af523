import type { ComponentProps } from 'react'
import { PageHead } from '#lib/web/page-head.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { titleOf } from '../text.ts'
import { Exam } from './exam-part.tsx'

type Props = Omit<ComponentProps<typeof Exam>, 'title' | 'head'> & { path: `/${string}`; description: string }

/** The page of a monthly or seasonal quiz. */
export function PeriodExam({ path, description, ...exam }: Props) {
  const title = titleOf(exam.desk.quiz, exam.desk.period)
  return (
    <>
      <PageHead title={title} description={description} path={path} isPrivate />
      <Exam
        {...exam}
        title={title}
        head={
          <h1>
            <ThaiText>{title}</ThaiText>
          </h1>
        }
      />
    </>
  )
}
