import { useEffect, useRef } from 'react'
import { formatKoin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { useFlight } from '#ui/basics/use-flight.ts'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { DecoderPicture, DecoderResult, DecoderSet } from '../decoder-contract.ts'
import { text } from './text.ts'

/** The reward of the set, and every picture with its answer. `isFresh`: it was finished a moment ago. */
export function ResultCard({ set, isFresh }: { set: DecoderSet; isFresh: boolean }) {
  const { result, pictures } = set
  return (
    <>
      {result && <Score result={result} isOpen={set.is_open} isFresh={isFresh} />}
      <Card aria-labelledby="all">
        <h2 id="all" className="mb-4">
          {text.all}
        </h2>
        <ol className="riddle-list">
          {pictures.map((picture) => (
            <Told key={picture.place} picture={picture} />
          ))}
        </ol>
      </Card>
    </>
  )
}

type ScoreProps = { result: DecoderResult; isOpen: boolean; isFresh: boolean }

function Score({ result, isOpen, isFresh }: ScoreProps) {
  const { right, total, paid, learning_day } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  useFlight(card, isFresh && paid > 0)
  return (
    <Card ref={card} className="quiz-result" aria-labelledby="result">
      <OwnMascot face={right > 0 ? 'glad' : 'smile'} arms={right === total ? ['up', 'up'] : ['down', 'wave']} />
      <h2 id="result" ref={heading} tabIndex={-1}>
        {text.resultTitle(right, total)}
      </h2>
      <p>
        <span className="text-ink-soft">{text.scoreLabel}</span>
        <strong className="quiz-score">{text.score(right, total)}</strong>
      </p>
      <Earned reward={result} text={text} none={text.noKoin} isFresh={isFresh} />
      {learning_day && learning_day.reward > 0 && (
        <Notice>{text.learned(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
      )}
      {isFresh ? <AfterAct /> : null}
      <p className="text-ink-soft">{isOpen ? text.done : text.closed}</p>
      <div className="quiz-result-acts">
        <LinkButton kind="main" to="/games">
          {text.toGames}
        </LinkButton>
        <LinkButton kind="line" to="/">
          {text.home}
        </LinkButton>
      </div>
    </Card>
  )
}

function Told({ picture }: { picture: DecoderPicture }) {
  const { told, state } = picture
  return (
    <li>
      <SvgPicture svg={picture.drawing} description={picture.description} />
      <h3>
        {picture.place}. {told ? told.answer : text.states.open} {told && <Tag>{text.states[state]}</Tag>}
      </h3>
      {told && (
        <p>
          <ThaiText>{told.explanation}</ThaiText>
        </p>
      )}
      {told?.article && (
        <p>
          <LinkButton kind="quiet" size="small" to={told.article.href}>
            {text.readMore(told.article.title)}
          </LinkButton>
        </p>
      )}
    </li>
  )
}
