import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LinkCard } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readQuizMenu } from '../../contract.ts'
import type { Quiz } from '../../exam-contract.ts'
import { menuText as text } from './menu-text.ts'
import { nextQuiz } from './next-quiz.ts'
import { useMyQuizzes } from './use-my-quizzes.ts'

export function loader() {
  return call(readQuizMenu, {})
}

/** All quizzes, the same for everybody; the person's state is filled in after hydration. */
export function Component() {
  const { daily, monthly, final, money } = useLoaderData<typeof loader>()
  const { mine, hasFailed, isVisitor, reload } = useMyQuizzes()
  const next = mine && nextQuiz(mine)
  const passed = mine?.money.filter(({ state }) => state === 'passed').length ?? 0
  return (
    <PageFrame title={text.title} description={text.description} path="/quiz" tone="play" isNarrow lead={text.lead}>
      <ul className="quiz-menu">
        <Entry
          quiz="daily"
          to="/quiz/daily"
          title={text.daily.title}
          line={text.daily.line(daily.each, daily.all_right)}
          state={mine && text.daily.state(mine.daily)}
        />
        <Entry
          quiz="monthly"
          to="/quiz/month"
          title={text.monthly.title}
          line={text.monthly.line(monthly.total, monthly.koin, monthly.high.koin)}
          state={mine && text.states[mine.monthly]}
        />
        <Entry
          quiz="money"
          to="/quiz/money"
          title={text.money.title}
          line={text.money.line(money[0]!.total)}
          state={mine && text.money.passed(passed, money.length)}
        />
        <Entry
          quiz="final"
          to="/quiz/final"
          title={text.final.title}
          line={text.final.line(final.total, final.minutes, final.months, final.koin)}
          state={mine && text.states[mine.final]}
        />
        <Entry
          quiz="review"
          to="/quiz/review"
          title={text.review.title}
          line={text.review.line}
          state={mine && text.review.state(mine.review.due)}
        />
      </ul>
      <div className="quiz-menu-end">
        {hasFailed ? (
          <Notice
            action={
              <Button kind="line" size="small" onClick={reload}>
                {text.retry}
              </Button>
            }
          >
            {text.failed}
          </Notice>
        ) : isVisitor ? (
          <p>{text.visitor}</p>
        ) : null}
      </div>
      <div className="way-on">
        {isVisitor ? (
          <LinkButton to="/register">{text.join}</LinkButton>
        ) : next ? (
          <LinkButton to={next.to}>{next.words}</LinkButton>
        ) : null}
      </div>
    </PageFrame>
  )
}

type EntryProps = { quiz: Quiz | 'daily' | 'review'; to: string; title: string; line: string; state: string | null }

/** Space for the state is reserved, so that nothing moves. */
function Entry({ quiz, to, title, line, state }: EntryProps) {
  return (
    <LinkCard
      as="li"
      heading="h2"
      to={to}
      title={title}
      cover={<ArtFile file={`menus/${quiz}.svg`} />}
      end={<Icon of={ChevronRight} size={20} />}
      className="quiz-entry"
    >
      <p>
        <ThaiText>{line}</ThaiText>
      </p>
      <p className="quiz-menu-state">{state}</p>
    </LinkCard>
  )
}
