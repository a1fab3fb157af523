import type { ReactNode } from 'react'
import type { ListedGame } from '#app/games/contract.ts'
import type { HomeView } from '#app/home/contract.ts'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { MyPath } from '#features/path/contract.ts'
import { lessonOfNext } from '#features/path/web/show-stop.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { worldOf } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { LightOffers } from './light-part.tsx'
import { listOrbs, TodayOrbs } from './orbs-part.tsx'
import { text } from './own-text.ts'
import type { TodayStep } from './today-rules.ts'

type Props = {
  step: TodayStep
  mine: DailyQuiz
  path: MyPath | null
  games: ListedGame[]
  post: HomeView['latest'][number] | null
}

/** What today asks for: one act, and the three things of the day; when they are done, light offers and tomorrow. */
export function TodaySheet({ step, mine, path, games, post }: Props) {
  const orbs = listOrbs({ step, mine, path, games })
  const done = orbs.filter(({ state }) => state === 'done').length
  const next = path?.next ?? null
  const world: World = step === 'stop' && next ? worldOf[next.strand] : 1
  return (
    <section className="today" data-w={world} aria-labelledby="today">
      <p className="today-top">
        <span className="eyebrow">{step === 'done' ? text.progress(done, orbs.length) : text.eyebrow}</span>
        <span className="text-13 text-ink-soft">
          {step === 'done' ? formatThaiDate(mine.day) : text.progress(done, orbs.length)}
        </span>
      </p>
      {step === 'quiz' ? (
        <QuizStep mine={mine} isFirst={mine.answered.length === 0} />
      ) : step === 'stop' && next ? (
        <StopStep next={next} />
      ) : step === 'riddle' ? (
        <Step
          title={text.riddle}
          line={text.riddleLine}
          picture={<ArtFile file="menus/visual-decoder.svg" />}
          act={
            <LinkButton kind="main" isWide to="/games/visual-decoder">
              {text.riddleStart}
            </LinkButton>
          }
        />
      ) : (
        <LightOffers next={next} post={post} isAllLearned={isAllLearned(path)} />
      )}
      {step === 'done' ? null : <TodayOrbs orbs={orbs} />}
    </section>
  )
}

function isAllLearned(path: MyPath | null): boolean {
  return path?.units.every(({ recheck }) => recheck === 'done') ?? false
}

function QuizStep({ mine, isFirst }: { mine: DailyQuiz; isFirst: boolean }) {
  const left = mine.questions.length - mine.answered.length
  return (
    <Step
      title={isFirst ? text.quizFirst : text.quiz(left)}
      line={text.quizLine}
      picture={<ArtFile file="menus/daily.svg" />}
      act={
        <LinkButton kind="main" isWide to="/quiz/daily">
          {isFirst ? text.quizStart : text.quizResume}
        </LinkButton>
      }
    />
  )
}

function StopStep({ next }: { next: NonNullable<MyPath['next']> }) {
  return (
    <Step
      title={next.title_phrases ?? next.title}
      line={
        <>
          {text.stopLine(next.strand, next.stop)}
          <br />
          {text.minutes[next.step](next.minutes)}
        </>
      }
      picture={
        <svg viewBox="0 0 104 104" aria-hidden="true">
          <use href={`/art/near/stop-${worldOf[next.strand]}.svg#art`} transform="translate(-75 -15) scale(.57)" />
        </svg>
      }
      act={
        <LinkButton kind="main" isWide to={next.href} state={lessonOfNext(next)}>
          {next.step === 'recheck' ? text.recheck : text.goTo(next.strand)}
        </LinkButton>
      }
    />
  )
}

type StepProps = { title: string | readonly string[]; line: ReactNode; picture: ReactNode; act: ReactNode }

function Step({ title, line, picture, act }: StepProps) {
  return (
    <>
      <div className="today-step">
        <div>
          <h2 id="today">
            <ThaiText>{title}</ThaiText>
          </h2>
          <p className="text-ink-soft">{line}</p>
        </div>
        <span className="today-picture">{picture}</span>
      </div>
      {act}
    </>
  )
}
