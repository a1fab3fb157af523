import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { LinkCard } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { type PlaceState, StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readQuizMenu } from '../../contract.ts'
import type { Begun, ExamState } from '../../exam-contract.ts'
import { NextCard } from '../levels/next-card.tsx'
import { menuText as text } from './menu-text.ts'
import { type NextQuiz, nextQuiz } from './next-quiz.ts'
import { useMyQuizzes } from './use-my-quizzes.ts'

export function loader() {
  return call(readQuizMenu, {})
}

/** All quizzes, the same for everybody; the person's state is filled in after hydration. */
export function Component() {
  const { mine, hasFailed, isVisitor, reload } = useMyQuizzes()
  const entries = useEntries(mine)
  const next = mine && nextQuiz(mine)
  return (
    <div className="world-page" data-tone="play" data-w="4">
      <PageHead title={text.title} description={text.description} path="/quiz" />
      <header className="world-head">
        <Scene near="near/quiz.svg" />
        <div className="world-head-in">
          <h1>{text.title}</h1>
          <p>
            <ThaiText>{text.lead}</ThaiText>
          </p>
        </div>
      </header>
      <div className="world-in quiz-world">
        <Next entries={entries} next={next} isVisitor={isVisitor} isKnown={mine !== null} />
        <section className="stack" aria-labelledby="quiz-all">
          <h2 id="quiz-all">{text.all}</h2>
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
          ) : null}
          <ul className="quiz-tiles">
            {entries.map((entry) => (
              <Tile key={entry.quiz} {...entry} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

type Entry = {
  quiz: NextQuiz['quiz']
  to: string
  title: string
  line: string
  state: string | null
  place: PlaceState
  /** Answered of all, where an attempt is under way. */
  begun: Begun | null
}

const places: Partial<Record<ExamState, PlaceState>> = { passed: 'done', locked: 'locked', running: 'now' }

function useEntries(mine: ReturnType<typeof useMyQuizzes>['mine']): Entry[] {
  const { daily, monthly, final, money } = useLoaderData<typeof loader>()
  const passed = mine?.money.filter(({ state }) => state === 'passed').length ?? 0
  const today = mine && { answered: mine.daily.answered, total: mine.daily.total }
  const isTodayBegun = today !== null && today.answered > 0 && today.answered < today.total
  const isTodayDone = today !== null && today.answered === today.total
  const exam = (quiz: 'monthly' | 'final') => ({
    quiz,
    title: text[quiz].title,
    state: mine && text.states[mine[quiz]],
    place: (mine && places[mine[quiz]]) ?? ('open' as const),
    begun: mine?.begun[quiz] ?? null,
  })
  return [
    {
      quiz: 'daily',
      to: '/quiz/daily',
      title: text.daily.title,
      line: text.daily.line(daily.each, daily.all_right),
      state: mine && text.daily.state(mine.daily),
      place: isTodayDone ? 'done' : 'open',
      begun: isTodayBegun ? today : null,
    },
    { ...exam('monthly'), to: '/quiz/month', line: text.monthly.line(monthly.total, monthly.koin, monthly.high.koin) },
    {
      quiz: 'money',
      to: '/quiz/money',
      title: text.money.title,
      line: text.money.line(money[0]!.total),
      state: mine && text.money.passed(passed, money.length),
      place: passed === money.length ? 'done' : 'open',
      begun: mine?.money.find(({ begun }) => begun)?.begun ?? null,
    },
    {
      ...exam('final'),
      to: '/quiz/final',
      line: text.final.line(final.total, final.minutes, final.months, final.koin),
    },
    {
      quiz: 'review',
      to: '/quiz/review',
      title: text.review.title,
      line: text.review.line,
      state: mine && text.review.state(mine.review.due),
      place: 'open',
      begun: null,
    },
  ]
}

type NextProps = { entries: Entry[]; next: NextQuiz | null; isVisitor: boolean; isKnown: boolean }

/** The quiz of now with its one button; today's quiz until the person's state is known. */
function Next({ entries, next, isVisitor, isKnown }: NextProps) {
  const entry = entries.find(({ quiz }) => quiz === (next?.quiz ?? 'daily'))!
  const isDone = isKnown && next === null
  let action: ReactNode = <span className="quiz-next-room" />
  if (isVisitor)
    action = (
      <LinkButton to="/register" isWide>
        {text.join}
      </LinkButton>
    )
  else if (next)
    action = (
      <LinkButton to={next.to} isWide>
        {next.words}
      </LinkButton>
    )
  return (
    <NextCard
      art={`menus/${entry.quiz}.svg`}
      eyebrow={isVisitor ? text.first : text.now}
      title={isDone ? text.nothing : entry.title}
      line={isDone ? text.nothingLine : isVisitor ? text.visitor : entry.line}
      action={isDone ? null : action}
    >
      {next && entry.begun ? <BegunLine {...entry.begun} /> : null}
    </NextCard>
  )
}

function BegunLine({ answered, total }: Begun) {
  return <Progress done={answered} total={total} label={text.answered} unit={text.unit} />
}

/** Space for the state is reserved, so that nothing moves. */
function Tile({ quiz, to, title, line, state, place, begun }: Entry) {
  return (
    <LinkCard
      as="li"
      heading="h3"
      to={to}
      title={title}
      cover={<ArtFile file={`menus/${quiz}.svg`} />}
      className="quiz-tile"
    >
      <p>
        <ThaiText>{line}</ThaiText>
      </p>
      <div className="quiz-tile-state">
        {begun ? <BegunLine {...begun} /> : state ? <StateSign state={place}>{state}</StateSign> : null}
      </div>
    </LinkCard>
  )
}
