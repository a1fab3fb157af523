import { useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add, formatKoin, koin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { HangmanGame, HangmanQuota } from '../hangman-contract.ts'
import { BuyPart } from './buy-part.tsx'
import type { Table } from './hangman-page.tsx'
import { PlayButton } from './play-button.tsx'
import { text } from './text.ts'

type Props = {
  game: HangmanGame
  result: NonNullable<HangmanGame['result']>
  /** What the person has with it, when the word ended a moment ago. */
  gained: Gained | null
  quota: HangmanQuota
  onTable: (table: Table) => void
  onQuota: (quota: HangmanQuota) => void
}

/** The word, its meaning, and its reward; a word that was guessed is celebrated first. */
export function ResultCard({ game, result, gained, quota, onTable, onQuota }: Props) {
  const { is_won, word, explanation, article, reward } = result
  const { paid, points, learning_day } = reward
  const hasWonSomething = (is_won && (paid > 0 || points.length > 0)) || (learning_day?.reward ?? 0) > 0
  const [isCelebrating, setCelebrating] = useState(gained !== null && hasWonSomething)
  // What the moment shows does not fly once more.
  const [flies] = useState(!isCelebrating && paid > 0)
  const isClean = is_won && game.lives_left === game.lives
  const left = quota.today.left + quota.practice_left
  const title = isClean ? text.wonClean : is_won ? text.won : text.lost
  return (
    <>
      <ResultSheet
        world={3}
        id="result"
        title={title}
        face={is_won ? 'glad' : 'smile'}
        arms={is_won ? ['up', 'up'] : ['down', 'wave']}
        takesFocus={!isCelebrating}
        flies={flies}
      >
        <p className="hangman-word">{word}</p>
        <p className="text-start">
          <ThaiText>{explanation}</ThaiText>
        </p>
        {article && (
          <LinkButton kind="quiet" size="small" to={article.href}>
            {text.readMore(article.title)}
          </LinkButton>
        )}
        <Earned reward={reward} text={text} none={reward.is_practice ? text.noPractice : text.noKoin} isFresh={flies} />
        {learning_day && learning_day.reward > 0 && (
          <Notice>{text.learned(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
        )}
        <AfterAct />
        <p className="text-ink-soft">{left > 0 ? leftLine(quota) : text.allDone}</p>
        <div className="result-acts">
          {left > 0 && <PlayButton onTable={onTable}>{text.next}</PlayButton>}
          <LinkButton kind="line" isWide to="/games">
            {text.enough}
          </LinkButton>
        </div>
      </ResultSheet>
      <BuyPart quota={quota} onQuota={onQuota} />
      {gained && isCelebrating ? (
        <GainedMoment
          world={3}
          title={title}
          line={text.moment(word)}
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

function leftLine({ today, practice_left }: HangmanQuota): string {
  return today.left > 0 ? text.left(today.left, today.total) : text.practiceLeft(practice_left)
}
