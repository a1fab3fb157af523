import { useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add, formatKoin, koin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { DecoderPicture, DecoderResult, DecoderSet } from '../decoder-contract.ts'
import { text } from './text.ts'

type Props = {
  set: DecoderSet
  /** It was finished a moment ago. */
  isFresh: boolean
  /** What the person has with the set, from the answer that finished it. */
  gained: Gained | null
}

/** The reward of the set, celebrated where a picture was guessed, and every picture with its answer. */
export function ResultCard({ set, isFresh, gained }: Props) {
  const { result, pictures } = set
  return (
    <>
      {result && <Score result={result} isOpen={set.is_open} isFresh={isFresh} gained={gained} />}
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

type ScoreProps = { result: DecoderResult; isOpen: boolean; isFresh: boolean; gained: Gained | null }

function Score({ result, isOpen, isFresh, gained }: ScoreProps) {
  const { right, total, paid, learning_day } = result
  const [isCelebrating, setCelebrating] = useState(gained !== null && (right > 0 || (learning_day?.reward ?? 0) > 0))
  // What the moment shows does not fly once more.
  const [flies] = useState(isFresh && !isCelebrating && paid > 0)
  const title = text.resultTitle(right, total)
  return (
    <>
      <ResultSheet
        world={5}
        id="result"
        title={title}
        face={right > 0 ? 'glad' : 'smile'}
        arms={right === total ? ['up', 'up'] : ['down', 'wave']}
        takesFocus={isFresh && !isCelebrating}
        flies={flies}
      >
        <p>
          <span className="text-ink-soft">{text.scoreLabel}</span>
          <strong className="quiz-score">{text.score(right, total)}</strong>
        </p>
        <Earned reward={result} text={text} none={text.noKoin} isFresh={flies} />
        {learning_day && learning_day.reward > 0 && (
          <Notice>{text.learned(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
        )}
        {isFresh ? <AfterAct /> : null}
        <p className="text-ink-soft">{isOpen ? text.done : text.closed}</p>
        <div className="result-acts">
          <LinkButton kind="main" to="/games">
            {text.toGames}
          </LinkButton>
          <LinkButton kind="line" to="/">
            {text.home}
          </LinkButton>
        </div>
      </ResultSheet>
      {gained && isCelebrating ? (
        <GainedMoment
          world={5}
          title={title}
          line={text.moment(right, total)}
          gained={gained}
          earned={add(paid, learning_day?.reward ?? koin(0))}
          learningDay={learning_day ?? undefined}
          next={text.momentNext}
          onClose={() => setCelebrating(false)}
        />
      ) : null}
    </>
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
