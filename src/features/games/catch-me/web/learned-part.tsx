import { formatNumber } from '#lib/money.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

type Round = { good: number; bad: number; score: number }

/** What a round was about: what was caught and what was met, drawn, and one thing of it to use. */
export function Learned({ round }: { round: Round }) {
  const { good, bad } = round
  const tip = tipOf(round)
  return (
    <>
      <ul className="catch-learned" aria-label={text.caughtLabel}>
        <li>
          <span className="game-rule-picture">
            <ThingPicture of="income" />
            <ThingPicture of="piggy" />
          </span>
          <b>{text.caughtGood(good)}</b>
          <span className="text-13 text-ink-soft">{text.caughtGoodWhat}</span>
        </li>
        <li data-hit={bad > 0 || undefined}>
          <span className="game-rule-picture">
            <ThingPicture of="call" />
            <ThingPicture of="tea" />
          </span>
          <b>{text.caughtBad(bad)}</b>
          <span className="text-13 text-ink-soft">{text.caughtBadWhat}</span>
        </li>
      </ul>
      <div className="catch-tip">
        <ThingPicture of={tipThings[tip]} />
        <p>
          <b>{text.tipTitle}</b>
          <br />
          {text.tips[tip]}
        </p>
      </div>
    </>
  )
}

/** The score of a round, large. */
export function Score({ of }: { of: number }) {
  return (
    <>
      <span className="text-ink-soft">{text.score}</span>
      <strong className="quiz-score">{formatNumber(of)}</strong>
    </>
  )
}

type Tip = keyof typeof text.tips

const tipThings = { scam: 'call', impulse: 'shoes', saving: 'piggy' } as const satisfies Record<Tip, string>

/** A lesson from the game: about a mistake, otherwise about a success, in rotation. */
function tipOf({ bad, score }: Round): Tip {
  if (bad === 0) return 'saving'
  return score % 2 === 0 ? 'scam' : 'impulse'
}
