import { useEffect, useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add, formatKoin, koin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import type { Crossword, CrosswordProgress, CrosswordResult } from '../crossword-contract.ts'
import { text } from './text.ts'
import type { Fresh } from './use-crossword.ts'

type Props = {
  crossword: Crossword
  result: CrosswordResult
  words: CrosswordProgress['words']
  fresh: Fresh | null
}

/** The reward of a finished puzzle, celebrated where some of it was solved, and the meanings of its words. */
export function ResultPart({ crossword, result, words, fresh }: Props) {
  const isFresh = fresh !== null
  const gained = fresh?.gained ?? null
  const { kind, clues } = crossword
  const { cells, revealed, paid, learning_day } = result
  const own = cells - revealed
  const [isCelebrating, setCelebrating] = useState(gained !== null && own > 0)
  // What the moment shows does not fly once more.
  const [flies] = useState(isFresh && !isCelebrating)
  const title = text.resultTitle[revealed === 0 ? 'whole' : own > 0 ? 'helped' : 'shown']
  useEffect(() => {
    if (isFresh && !isCelebrating) playSound('done')
  }, [isFresh, isCelebrating])
  return (
    <>
      <ResultSheet
        world={1}
        id="result"
        title={title}
        face={own > 0 ? 'glad' : 'smile'}
        arms={revealed === 0 ? ['up', 'up'] : ['down', 'wave']}
        takesFocus={isFresh && !isCelebrating}
        flies={flies}
      >
        <p>
          <span className="text-ink-soft">{text.scoreLabel}</span>
          <strong className="quiz-score">{text.score(own, cells)}</strong>
        </p>
        <Earned reward={result} text={text} none={text.noKoin} isFresh={flies} />
        {learning_day && <p>{text.learned(learning_day.days_this_month)}</p>}
        {learning_day && learning_day.reward > 0 && (
          <Notice>{text.reward(learning_day.days_this_month, formatKoin(koin(learning_day.reward)))}</Notice>
        )}
        {isFresh ? <AfterAct /> : null}
        <div className="result-acts">
          <LinkButton kind="main" to="/">
            {text.home}
          </LinkButton>
          <LinkButton kind="line" to={kind === 'daily' ? '/crossword?kind=weekly' : '/crossword'}>
            {text.other[kind]}
          </LinkButton>
        </div>
      </ResultSheet>
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
      {gained && isCelebrating ? (
        <GainedMoment
          world={1}
          title={title}
          line={text.moment(own, cells)}
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
