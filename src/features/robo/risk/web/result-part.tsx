import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, inBaht, type PracticeBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link, wayOf } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type Assessment, type assessmentResult, type FallAct, listModelPortfolios, type Reason } from '../contract.ts'
import { levelNames, type RoboLevel } from '../level-rules.ts'
import { LevelScale } from './level-part.tsx'
import { text } from './text.ts'

const words = text.result

/** What the answers came to just now: the level, why, and what would change it. */
export function NewResult({ result, onRetake }: { result: Reply<typeof assessmentResult>; onRetake: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { assessment, reasons, level_before: before, points_to: points, changes } = result
  return (
    <Card className="robo-step" aria-labelledby="result">
      <ResultHead assessment={assessment} titleRef={title} />
      {before !== null && before !== assessment.level ? <p>{words.before(before)}</p> : null}
      <Reasons reasons={reasons} />
      <details className="fold">
        <summary>{words.changes}</summary>
        <ul className="sentences">
          {points.up === null ? null : <li>{words.pointsUp(points.up)}</li>}
          {points.down === null ? null : <li>{words.pointsDown(points.down)}</li>}
          {changes.map((change) => (
            <li key={`${change.question} ${change.choice}`}>
              <ThaiText>{change.text}</ThaiText>
            </li>
          ))}
        </ul>
      </details>
      <NextSteps said={result.said} onRetake={onRetake} />
    </Card>
  )
}

/** The last assessment, as it is stored: without its reasons. */
export function SavedResult({ assessment, onRetake }: { assessment: Assessment; onRetake: () => void }) {
  return (
    <Card className="robo-step" aria-labelledby="result">
      <ResultHead assessment={assessment} />
      {assessment.is_valid ? null : (
        <Notice kind="warn">{words.expired(formatThaiDate(assessment.valid_until))}</Notice>
      )}
      <p className="text-ink-soft">
        <ThaiText>{words.notStored}</ThaiText>
      </p>
      {assessment.is_valid ? (
        <NextSteps said={null} onRetake={onRetake} />
      ) : (
        <Button isWide onClick={onRetake}>
          {text.retake}
        </Button>
      )}
    </Card>
  )
}

function ResultHead({ assessment, titleRef }: { assessment: Assessment; titleRef?: Ref<HTMLHeadingElement> }) {
  const { level, score, valid_until: until } = assessment
  return (
    <div className="robo-notes">
      <p className="text-13 text-ink-soft">{words.title}</p>
      <h2 ref={titleRef} id="result" tabIndex={-1} className="text-24">
        <ThaiText>{words.level(level, levelNames[level])}</ThaiText>
      </h2>
      <LevelScale level={level} />
      <p className="text-ink-soft">
        {words.score(score)} · {words.until(formatThaiDate(until))}
      </p>
      <p>
        <ThaiText>{words.notBetter}</ThaiText>
      </p>
      <OwnPast level={level} />
    </div>
  )
}

/** What the level's portfolio would have done to the person's own money in its worst bank year, and in its deepest fall. */
function OwnPast({ level }: { level: RoboLevel }) {
  const { reply } = useReply(listModelPortfolios, {})
  const past = reply?.items.find((one) => one.level === level)?.past_of_own
  if (!reply || !past) return null
  const say = (sum: PracticeBaht) => inBaht(formatKoin(sum))
  return (
    <p data-own-past="">
      <ThaiText>{words.past(say(reply.own_sum), say(past.year_end), say(past.fallen))}</ThaiText>{' '}
      <Link to="/robo/levels">{words.toLevels}</Link>
    </p>
  )
}

/** How many reasons stand open: the ones that moved most. */
const openReasons = 4

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  const sorted = reasons.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
  const rest = sorted.slice(openReasons)
  return (
    <section aria-labelledby="reasons">
      <h3 id="reasons" className="text-17">
        {words.why}
      </h3>
      <ReasonList reasons={sorted.slice(0, openReasons)} />
      {rest.length > 0 ? (
        <details className="fold">
          <summary>{words.moreWhy(rest.length)}</summary>
          <ReasonList reasons={rest} />
        </details>
      ) : null}
    </section>
  )
}

function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="robo-list">
      {reasons.map(({ question, effect, text: why }) => (
        <li key={question} className="robo-reason">
          <span aria-hidden>{effect > 0 ? '▲' : effect < 0 ? '▼' : '·'}</span>
          <span>
            <ThaiText>{why}</ThaiText>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface NextProps {
  /** What was answered of a fall; the rehearsal's page gets it by the history of this tab, since nothing stores it. */
  said: FallAct | null
  onRetake: () => void
}

function NextSteps({ said, onRetake }: NextProps) {
  const navigate = useNavigate()
  const carry = (event: MouseEvent<HTMLAnchorElement>) => {
    if (said === null || wayOf(event, event.currentTarget.href, location) === null) return
    event.preventDefault()
    void navigate('/robo/rehearsal', { state: { said } })
  }
  return (
    <>
      <LinkButton isWide to="/robo/rehearsal" onClick={carry}>
        {words.toRehearsal}
      </LinkButton>
      <div className="robo-row">
        <Link to="/robo/create-plan" className="tap">
          {words.toPlan}
        </Link>
        <button type="button" className="link-button tap" onClick={onRetake}>
          {text.retake}
        </button>
      </div>
      <p>
        <Link to="/post/detail/risk-form-myths" className="tap">
          {words.learn}
        </Link>
      </p>
    </>
  )
}
