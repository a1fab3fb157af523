import { formatKoin, type Koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { type DecoderSet, playVisualDecoder } from '../decoder-contract.ts'
import { text } from './text.ts'

type Props = {
  set: DecoderSet | null
  pay: { each: Koin; pictures: number }
  weekTitle: string | null
  onSet: (set: DecoderSet) => void
}

/** The rules, the reward, and the start button. */
export function StartCard({ set, pay, weekTitle, onSet }: Props) {
  const { isBusy, fault, run } = useAct(playVisualDecoder, { onDone: onSet })
  const left = set?.pictures.filter(({ state }) => state === 'open').length ?? 0
  return (
    <Card className="game-start" aria-labelledby="how">
      <OwnMascot face="think" arms={['hip', 'up']} className="w-28" />
      <h2 id="how">{text.how}</h2>
      <ol className="game-steps">
        {text.howSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
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
  )
}
