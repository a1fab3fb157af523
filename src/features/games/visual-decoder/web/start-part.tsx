import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { GameStart, type PicturedRule, PicturedRules } from '#ui/answers/game-start.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { type DecoderSet, playVisualDecoder } from '../decoder-contract.ts'
import { text } from './text.ts'

type Props = {
  set: DecoderSet | null
  pay: { each: Koin; pictures: number }
  weekTitle: string | null
  onSet: (set: DecoderSet) => void
}

const rules: readonly PicturedRule[] = [
  { picture: <ArtFile file="things/eye.svg" />, ...text.rules.look },
  { picture: <ArtFile file="things/tile.svg" />, ...text.rules.type },
  { picture: <ArtFile file="things/key.svg" />, ...text.rules.skip },
]

/** กล้า before a picture; over the ground the rules, the reward, and the start button. */
export function StartCard({ set, pay, weekTitle, onSet }: Props) {
  const { isBusy, fault, run } = useAct(playVisualDecoder, { onDone: onSet })
  const left = set?.pictures.filter(({ state }) => state === 'open').length ?? 0
  return (
    <GameStart world={3} scene={<Gallery />}>
      <Card className="game-start-card" aria-labelledby="how">
        <h2 id="how">{text.how}</h2>
        <PicturedRules rules={rules} />
        <p className="font-medium">{set ? text.resumeLine(left) : text.pay(pay.pictures, formatKoin(pay.each))}</p>
        {weekTitle && <p>{text.thisWeek(weekTitle)}</p>}
        <Button kind="main" isWide isBusy={isBusy} onClick={() => void run()}>
          {set ? text.resume : text.start}
        </Button>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </Card>
    </GameStart>
  )
}

function Gallery() {
  return (
    <>
      <Scene near="near/ground-3.svg" />
      <div className="game-start-stage">
        <OwnMascot face="think" arms={['hip', 'up']} />
        <ArtFile file="things/quiz.svg" className="riddle-easel" />
      </div>
    </>
  )
}
