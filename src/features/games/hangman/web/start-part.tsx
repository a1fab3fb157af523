import { ArtFile } from '#art/art-file.tsx'
import { formatKoin } from '#lib/money.ts'
import { GameStart, type PicturedRule, PicturedRules } from '#ui/answers/game-start.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import type { HangmanQuota } from '../hangman-contract.ts'
import { Balloon, Balloons } from './balloons.tsx'
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

const rules: readonly PicturedRule[] = [
  { picture: <ArtFile file="things/chat.svg" />, ...text.rules.clue },
  { picture: <ArtFile file="things/tile.svg" />, ...text.rules.letter },
  { picture: <Balloon />, ...text.rules.balloon },
]

/** กล้า with the balloons in the sky; over the ground the rules, the words left today and the start button. */
export function StartCard({ quota, isUnderWay, onTable, onQuota }: Props) {
  const { today, practice_left, pay } = quota
  const canPlay = isUnderWay || today.left > 0 || practice_left > 0
  return (
    <>
      <GameStart world={4} scene={<Sky />}>
        <Card className="game-start-card" aria-labelledby="how">
          <h2 id="how">{text.how}</h2>
          <PicturedRules rules={rules} />
          <p>
            <strong>{text.left(today.left, today.total)}</strong>
            <br />
            {text.pay(formatKoin(pay.win), formatKoin(pay.flawless))}
          </p>
          {practice_left > 0 && <p className="text-ink-soft">{text.practiceLeft(practice_left)}</p>}
          {isUnderWay && <p>{text.resume}</p>}
          {canPlay ? (
            <PlayButton onTable={onTable}>{today.left > 0 || isUnderWay ? text.start : text.startPractice}</PlayButton>
          ) : (
            <p>{text.allDone}</p>
          )}
        </Card>
      </GameStart>
      <BuyPart quota={quota} onQuota={onQuota} />
    </>
  )
}

function Sky() {
  return (
    <>
      <Scene near="near/ground-4.svg" />
      <div className="game-start-stage">
        <Balloons left={6} />
      </div>
    </>
  )
}
