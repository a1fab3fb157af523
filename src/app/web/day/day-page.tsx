import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLoaderData } from 'react-router'
import { askedOf, type DayPart, type DayView, readDay } from '#app/day/contract.ts'
import { chooseTodayStep } from '#app/web/home/today-rules.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { ReminderPart } from '#features/notifications/web/push-part.tsx'
import { worldOf } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { MonthScene } from '#ui/basics/yard.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { InstallPart } from './install-part.tsx'
import { PartsList } from './parts-list.tsx'
import { SharePart } from './share-part.tsx'
import { text } from './text.ts'

export async function loader() {
  return call(readDay, {})
}

/** A person's day from its first thing to its end card. */
export function Component() {
  const view = useLoaderData<typeof loader>()
  const { parts, is_done: isDone, days, next } = view
  const asked = askedOf(parts)
  const done = asked.filter((part) => part.is_done).length
  const first = findNext(view)
  const isStopDone = parts.some((part) => part.key === 'stop' && part.is_done)
  const world = worldOf[view.skill]
  const lead = isDone ? text.doneLine(days) : done > 0 ? text.openLine(done, asked.length) : text.freshLine
  return (
    <div className="day-page world-page" data-tone="play" data-w={world}>
      <PageHead title={text.title} description={text.description} path="/day" isPrivate />
      <MonthScene world={world} leaves={days} kla={isDone ? 'done' : 'water'} label={text.plant(days)} name={text.yard}>
        <div className="yard-words">
          <h1>{isDone ? text.done : text.title}</h1>
          <p>
            <ThaiText>{lead}</ThaiText>
          </p>
        </div>
      </MonthScene>
      {/* Nothing to show beside it yet: the list stands in the middle. */}
      <div className={`world-in ${parts[0]!.is_done ? 'columns' : 'day-alone'}`}>
        <div className="stack">
          <div className="world-over">
            <Card className="grid gap-3" aria-label={text.list}>
              {first && (
                <LinkButton kind="main" isWide to={first.href}>
                  {text.goOn(text.parts[first.key].name)}
                </LinkButton>
              )}
              <PartsList parts={parts} />
            </Card>
          </div>
          {isDone && <LightOffers />}
          {(isDone || parts[0]!.is_done) && (
            <p className="text-center text-ink-soft">
              <ThaiText>{text.tomorrow(isStopDone ? (next?.title ?? null) : null)}</ThaiText>
            </p>
          )}
        </div>
        {/* The quiz makes the learning day, so from then on there is something to show. */}
        {parts[0]!.is_done && (
          <div className="stack">
            {days >= 2 && <ReminderPart />}
            <SharePart view={view} />
            {days >= 3 && <InstallPart />}
          </div>
        )}
      </div>
    </div>
  )
}

/** The thing that the one button leads to: the same as on home. */
function findNext({ parts, days }: DayView): DayPart | undefined {
  const of = (key: DayPart['key']) => parts.find((part) => part.key === key)
  const quiz = of('quiz')!
  const step = chooseTodayStep({
    answered: quiz.marks.filter((mark) => mark !== 'open').length,
    isQuizDone: quiz.is_done,
    isNew: days === 0,
    hasStop: of('stop') !== undefined,
    isStopDone: of('stop')?.is_done ?? false,
    hasRiddle: of('riddle')?.is_done === false,
  })
  return step === 'done' ? undefined : of(step)
}

/** Three things without a goal, for those who want to go on. */
function LightOffers() {
  return (
    <Card aria-labelledby="day-light">
      <h2 id="day-light">{text.lightTitle}</h2>
      <ul className="rows">
        {text.light.map(({ to, art, w, name, line }) => (
          <li key={to} data-w={w}>
            <Link to={to} className="row-line">
              <span className="orb">
                <ArtFile file={`things/${art}.svg` as ArtFileName} />
              </span>
              <span>
                <b>{name}</b>
                <br />
                <span className="text-13 text-ink-soft">{line}</span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
