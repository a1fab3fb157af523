import { formatKoin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import type { HangmanQuota } from '../hangman-contract.ts'
import { Balloons } from './balloons.tsx'
import { BuyPart } from './buy-part.tsx'
import type { Table } from './hangman-page.tsx'
import { PlayButton } from './play-button.tsx'
import { text } from './text.ts'

type Props = {
  quota: HangmanQuota
  isUnderWay: boolean
  onTable: (table: Table) => void
  onQuota: (quota: HangmanQuota) => void
}

/** The words left today and the start button, which no rule is cut by; then the rules. */
export function StartCard({ quota, isUnderWay, onTable, onQuota }: Props) {
  const { today, practice_left, pay } = quota
  const canPlay = isUnderWay || today.left > 0 || practice_left > 0
  return (
    <>
      <Card className="game-start" aria-labelledby="how">
        <Balloons left={6} />
        <p className="font-medium">{text.left(today.left, today.total)}</p>
        <p className="text-ink-soft">{text.pay(formatKoin(pay.win), formatKoin(pay.flawless))}</p>
        {practice_left > 0 && <p className="text-ink-soft">{text.practiceLeft(practice_left)}</p>}
        {isUnderWay && <p>{text.resume}</p>}
        {canPlay ? (
          <PlayButton onTable={onTable}>{today.left > 0 || isUnderWay ? text.start : text.startPractice}</PlayButton>
        ) : (
          <p>{text.allDone}</p>
        )}
        <h2 id="how">{text.how}</h2>
        <ol className="game-steps">
          {text.howSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <BuyPart quota={quota} onQuota={onQuota} />
    </>
  )
}
