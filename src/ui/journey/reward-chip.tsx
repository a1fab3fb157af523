import type { ReactNode } from 'react'
import { formatKoin, type Koin } from '#lib/money.ts'
import { uiText } from '../basics/text.ts'

/** The reward of a mission, shown before it starts: an amount of koin, or a text. */
export function RewardChip({ koin, children }: { koin?: Koin; children?: ReactNode }) {
  return (
    <span className="reward-chip nb" data-kind={koin === undefined ? undefined : 'koin'}>
      {koin === undefined ? children : `+${formatKoin(koin)} ${uiText.koin}`}
    </span>
  )
}
