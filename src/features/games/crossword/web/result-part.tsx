import { useEffect, useRef } from 'react'
import { formatKoin, koin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useFlight } from '#ui/basics/use-flight.ts'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import type { Crossword, CrosswordProgress, CrosswordResult } from '../crossword-contract.ts'
import { text } from './text.ts'

type Props = { crossword: Crossword; result: CrosswordResult; words: CrosswordProgress['words']; isFresh: boolean }

/** The reward of a finished puzzle, and the meanings of its words. `isFresh`: it was finished a moment ago. */
export function ResultPart({ crossword, result, words, isFresh }: Props) {
  const { kind, clues } = crossword
  const { cells, revealed, learning_day } = result
  const own = cells - revealed
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  // The focused field is gone; without this the focus would move to the top of the page.
  useEffect(() => {
    if (!isFresh) return
    heading.current?.focus()
    playSound('done')
  }, [isFresh])
  useFlight(card, isFresh)
  return (
    <>
      <Card ref={card} className="quiz-result" aria-labelledby="result">
        <OwnMascot face={own > 0 ? 'glad' : 'smile'} arms={revealed === 0 ? ['up', 'up'] : ['down', 'wave']} />
        <h2 id="result" ref={heading} tabIndex={-1}>
          {text.resultTitle[revealed === 0 ? 'whole' : own > 0 ? 'helped' : 'shown']}
        </h2>
        <p>
          <span className="text-ink-soft">{text.scoreLabel}</span>
          <strong className="quiz-score">{text.score(own, cells)}</strong>
        </p>
        <Earned reward={result} text={text} none={text.noKoin} isFresh={isFresh} />
        {learning_day && <p>{text.learned(learning_day.days_this_month)}</p>}
        {learning_day && learning_day.reward > 0 && (
          <Notice>{text.reward(learning_day.days_this_month, formatKoin(koin(learning_day.reward)))}</Notice>
        )}
        {isFresh ? <AfterAct /> : null}
        <div className="quiz-result-acts">
          <LinkButton kind="main" to="/">
            {text.home}
          </LinkButton>
          <LinkButton kind="line" to={kind === 'daily' ? '/crossword?kind=weekly' : '/crossword'}>
            {text.other[kind]}
          </LinkButton>
        </div>
      </Card>
      {words && (
        <Card aria-labelledby="words">
          <h2 id="words" className="mb-4">
            {text.words}
          </h2>
          <dl className="crossword-words">
            {words.map(({ number, direction, word, explanation }) => (
              <div key={`${direction} ${number}`}>
                <dt>{word}</dt>
                <dd>
                  <ThaiText>
                    {explanation ?? clues.find((one) => one.number === number && one.direction === direction)!.text}
                  </ThaiText>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}
