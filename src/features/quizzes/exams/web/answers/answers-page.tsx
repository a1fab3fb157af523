import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { listMoneyAnswers } from '../../contract.ts'
import { moneyLevels } from '../../exam-contract.ts'
import { ExamResultCard, ExamReview } from '../result-part.tsx'
import { text } from '../text.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const level = oneOf(moneyLevels, params.level ?? 'basic')
  if (!level) throw pageRefusal('page_not_found')
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  const list = await call(listMoneyAnswers, { query: { level, page, limit: 5 } })
  return { level, list }
}

/** The person's finished money quizzes of a level, with every question's explanation. */
export function Component() {
  const { level, list } = useLoaderData<typeof loader>()
  return (
    <div className="column stack" data-tone="play">
      <PageHead
        title={text.money.answersTitle}
        description={text.money.answersDescription}
        path="/profile/moneyAnswer"
        isPrivate
      />
      <h1>{text.money.answersTitle}</h1>
      <TabLinks
        label={text.money.levels}
        tabs={moneyLevels.map((one) => ({
          to: `/profile/moneyAnswer/${one}`,
          label: text.money.level(one),
          isCurrent: one === level,
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          action={
            <LinkButton kind="main" to={`/quiz/money/${level}`}>
              {text.money.go(level)}
            </LinkButton>
          }
        >
          {text.money.none}
        </EmptyState>
      ) : null}
      {list.items.map((result) => (
        <section key={result.id} className="stack" aria-label={text.money.try(result.try, result.day)}>
          <ExamResultCard result={result} title={text.money.try(result.try, result.day)} takesFocus={false} />
          <ExamReview review={result.review} />
        </section>
      ))}
      <Pager of={list} toPage={(page) => `?page=${page}`} />
    </div>
  )
}
