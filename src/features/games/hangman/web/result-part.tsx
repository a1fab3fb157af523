import { useEffect, useRef } from 'react'
import { formatKoin } from '#lib/money.ts'
import { Earned } from '#ui/answers/earned.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useFlight } from '#ui/basics/use-flight.ts'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { HangmanGame, HangmanQuota } from '../hangman-contract.ts'
import { BuyPart } from './buy-part.tsx'
import type { Table } from './hangman-page.tsx'
import { PlayButton } from './play-button.tsx'
import { text } from './text.ts'

type Props = {
  game: HangmanGame
  result: NonNullable<HangmanGame['result']>
  quota: HangmanQuota
  onTable: (table: Table) => void
  onQuota: (quota: HangmanQuota) => void
}

/** The word, its meaning, and its reward. */
export function ResultCard({ game, result, quota, onTable, onQuota }: Props) {
  const { is_won, word, explanation, article, reward } = result
  const { learning_day } = reward
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  // The pressed key is gone; without this the focus would move to the top of the page.
  useEffect(() => heading.current?.focus(), [])
  useFlight(card, reward.paid > 0)
  const isClean = is_won && game.lives_left === game.lives
  const left = quota.today.left + quota.practice_left
  return (
    <>
      <Card ref={card} className="quiz-result" aria-labelledby="result">
        <OwnMascot face={is_won ? 'glad' : 'smile'} arms={is_won ? ['up', 'up'] : ['down', 'wave']} />
        <h2 id="result" ref={heading} tabIndex={-1}>
          {isClean ? text.wonClean : is_won ? text.won : text.lost}
        </h2>
        <p className="hangman-word">{word}</p>
        <p className="text-start">
          <ThaiText>{explanation}</ThaiText>
        </p>
        {article && (
          <LinkButton kind="quiet" size="small" to={article.href}>
            {text.readMore(article.title)}
          </LinkButton>
        )}
        <Earned reward={reward} text={text} none={reward.is_practice ? text.noPractice : text.noKoin} isFresh />
        {learning_day && learning_day.reward > 0 && (
          <Notice>{text.learned(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
        )}
        <AfterAct />
        <p className="text-ink-soft">{left > 0 ? leftLine(quota) : text.allDone}</p>
        <div className="quiz-result-acts">
          {left > 0 && <PlayButton onTable={onTable}>{text.next}</PlayButton>}
          <LinkButton kind="line" isWide to="/games">
            {text.enough}
          </LinkButton>
        </div>
      </Card>
      <BuyPart quota={quota} onQuota={onQuota} />
    </>
  )
}

function leftLine({ today, practice_left }: HangmanQuota): string {
  return today.left > 0 ? text.left(today.left, today.total) : text.practiceLeft(practice_left)
}
