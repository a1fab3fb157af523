import { type ReactNode, useEffect, useState } from 'react'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { CatchMe, Way } from '../catch-me-contract.ts'
import type { Thing } from './show-things.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

type Props = { today: CatchMe; fault: string | null; starting: Way | null; onStart: (way: Way) => void }

/** Before a game: the rules in three pictures, the reward, and the two modes. */
export function IntroCard({ today, fault, starting, onStart }: Props) {
  const { left, quota, each, max, best } = today
  const isCalm = useCalm()
  const score = Math.max(best.arcade ?? 0, best.turns ?? 0)
  const first: Way = isCalm ? 'turns' : 'arcade'
  const second: Way = isCalm ? 'arcade' : 'turns'
  return (
    <Card className="catch-intro" aria-labelledby="catch-how">
      <h2 id="catch-how">{text.how}</h2>
      <ul className="catch-how">
        <How title={text.catch} things={['income', 'saving']}>
          {text.catchWhy}
        </How>
        <How title={text.dodge} things={['scam', 'impulse']}>
          {text.dodgeWhy}
        </How>
        <How title={text.move} things={['open']}>
          {text.moveWhy}
        </How>
      </ul>
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
  )
}

function How({ title, things, children }: { title: string; things: Thing[]; children: ReactNode }) {
  return (
    <li>
      <span className="catch-how-pictures">
        {things.map((thing) => (
          <ThingPicture key={thing} of={thing} />
        ))}
      </span>
      <div className="catch-how-text">
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
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
