import { useEffect, useRef } from 'react'
import { formatKoin } from '#lib/money.ts'
import { Mascot } from '#lib/web/art/mascot.tsx'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { KoinAmount } from '#lib/web/ui/koin-amount.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { useFlight } from '#lib/web/ui/use-flight.ts'
import type { HangmanGame, HangmanQuota, HangmanReward } from '../hangman-contract.ts'
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

/** The word, what it means, and what it brought. */
export function ResultCard({ game, result, quota, onTable, onQuota }: Props) {
  const { isWon, word, explanation, article, reward } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  // The key that ended the word is gone; without this the focus would fall back to the top of the page.
  useEffect(() => heading.current?.focus(), [])
  useFlight(card, reward.paid > 0)
  const isClean = isWon && game.livesLeft === game.lives
  const left = quota.today.left + quota.practiceLeft
  return (
    <>
      <Card ref={card} className="quiz-result" aria-labelledby="result">
        <Mascot face={isWon ? 'glad' : 'smile'} arms={isWon ? ['up', 'up'] : ['down', 'wave']} />
        <h2 id="result" ref={heading} tabIndex={-1}>
          {isClean ? text.wonClean : isWon ? text.won : text.lost}
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
        <Earned reward={reward} />
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

function leftLine({ today, practiceLeft }: HangmanQuota): string {
  return today.left > 0 ? text.left(today.left, today.total) : text.practiceLeft(practiceLeft)
}

function Earned({ reward }: { reward: HangmanReward }) {
  const { isPractice, asked, paid, isCapped, points, learningDay } = reward
  return (
    <>
      {paid > 0 ? (
        <p className="grid justify-items-center">
          <span className="text-ink-soft">{text.earned}</span>
          <KoinAmount amount={paid} size="large" hasSign earned={paid} />
        </p>
      ) : (
        <p>{isPractice ? text.noPractice : text.noKoin}</p>
      )}
      {isCapped && <Notice>{text.capped(formatKoin(asked), formatKoin(paid))}</Notice>}
      {points.length > 0 && (
        <ul className="chips justify-center" aria-label={text.pointsLabel}>
          {points.map(({ skill, points: count }) => (
            <li key={skill} className="chip" data-flies="points">
              {text.points(skill, count)}
            </li>
          ))}
        </ul>
      )}
      {learningDay && learningDay.reward > 0 && (
        <Notice>{text.learned(learningDay.daysThisMonth, formatKoin(learningDay.reward))}</Notice>
      )}
    </>
  )
}
