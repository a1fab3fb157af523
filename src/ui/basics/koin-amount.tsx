import { useEffect, useLayoutEffect, useState } from 'react'
import { KoinIcon } from '#art/koin-icon.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { isCalm } from '#lib/web/is-calm.ts'
import { uiText } from './text.ts'

const steps = ['text-15', 'text-17', 'text-20', 'text-24', 'text-32', 'text-44']
const starts = { small: 0, normal: 1, large: 4, score: 5 }
/** The longest amount (in characters) of each size that fits with coin and unit into a card on a 360 px phone. */
const fits = { small: [], normal: [], large: [11, 15], score: [8, 11, 15] }

interface KoinAmountProps {
  /** In hundredths. */
  amount: Koin
  /** small 15, normal 17, large 32, score 44 px; long amounts use a smaller size, so that they fit at 360 px. */
  size?: keyof typeof starts
  /**
   * The part that was just earned, in hundredths: the amount then counts up to its value and is announced once. Never
   * for a purchase.
   */
  earned?: Koin | undefined
  hasCoin?: boolean
  hasUnit?: boolean
  /** Shows a plus before a positive amount. A minus is always shown. */
  hasSign?: boolean
  className?: string
}

/** An amount of koin: coin, 0,0.00, unit. */
export function KoinAmount(props: KoinAmountProps) {
  const { amount, size = 'normal', earned, hasCoin = true, hasUnit = true, hasSign, className = '' } = props
  const shown = useCountUp(amount, earned)
  const sign = hasSign && amount > 0 ? '+' : ''
  return (
    <span className={`koin ${stepOf(amount, size)} ${className}`}>
      {hasCoin ? (
        <span className="koin-coin" data-flies={earned === undefined ? undefined : 'koin'}>
          <KoinIcon />
        </span>
      ) : null}
      <span>
        {sign}
        {formatKoin(shown)}
      </span>
      <span className={hasUnit ? 'koin-unit' : 'vh'}>{uiText.koin}</span>
      {earned === undefined ? null : <EarnedNews amount={amount} earned={earned} />}
    </span>
  )
}

/** A live region announces changes only, so its text is set after the first render. */
function EarnedNews({ amount, earned }: { amount: Koin; earned: Koin }) {
  const [news, setNews] = useState('')
  useEffect(() => setNews(uiText.earned(formatKoin(earned), formatKoin(amount))), [earned, amount])
  return (
    <span className="vh" role="status">
      {news}
    </span>
  )
}

function stepOf(amount: Koin, size: keyof typeof starts) {
  const width = [...formatKoin(amount)].length
  return steps[starts[size] - fits[size].filter((longest) => width > longest).length]
}

/** Counts from amount − earned to amount within 320 ms; at once with reduced motion. */
function useCountUp(amount: Koin, earned: Koin | undefined): Koin {
  const [{ of, part }, setCounted] = useState({ of: amount, part: 1 })
  useLayoutEffect(() => {
    if (!earned || isCalm()) return
    const start = performance.now()
    setCounted({ of: amount, part: 0 }) // before the first paint, so that the final amount does not flash
    const step = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / 320))
      setCounted({ of: amount, part: done })
      if (done < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [earned, amount])
  return earned && of === amount && part < 1 ? ((amount - Math.round(earned * (1 - part) ** 2)) as Koin) : amount
}
