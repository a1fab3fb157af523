import { useEffect, useState } from 'react'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { CatchMe, Way } from '../catch-me-contract.ts'
import { HowPictures, StreetStart } from './start-street.tsx'
import { text } from './text.ts'

type Props = { today: CatchMe; fault: string | null; starting: Way | null; onStart: (way: Way) => void }

/** Before a game, over its street: the rules in three pictures, the reward, and the two modes. */
export function IntroCard({ today, fault, starting, onStart }: Props) {
  const { left, quota, each, max, best } = today
  const isCalm = useCalm()
  const score = Math.max(best.arcade ?? 0, best.turns ?? 0)
  const first: Way = isCalm ? 'turns' : 'arcade'
  const second: Way = isCalm ? 'arcade' : 'turns'
  return (
    <StreetStart>
      <Card className="game-start-card" aria-labelledby="catch-how">
        <h2 id="catch-how">{text.how}</h2>
        <HowPictures hasWhy />
        <p>
          <strong>{left > 0 ? text.left(left, quota) : text.noneLeft(quota)}</strong>
          <br />
          {text.pay(formatKoin(each), formatKoin(max))}
          {score > 0 && (
            <>
              <br />
              {text.best(formatNumber(score))}
            </>
          )}
        </p>
        {isCalm && <p className="text-ink-soft">{text.calm}</p>}
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        <div className="catch-acts">
          <Button kind="main" isWide isBusy={starting === first} onClick={() => onStart(first)}>
            {text[first]}
          </Button>
          <Button kind="line" isWide isBusy={starting === second} onClick={() => onStart(second)}>
            {text[second]}
          </Button>
        </div>
        <p className="text-13 text-ink-soft">{text.turnsWhy}</p>
      </Card>
    </StreetStart>
  )
}

/** Whether this device currently asks for reduced motion. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const media = matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setCalm(media.matches)
    read()
    media.addEventListener('change', read)
    return () => media.removeEventListener('change', read)
  }, [])
  return isCalm
}
