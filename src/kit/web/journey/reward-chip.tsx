import type { ReactNode } from 'react'
import { formatKoin, type Koin } from '#lib/money.ts'
import { uiText } from '../basics/text.ts'

/** What a mission gives, named before it begins: an amount of koin, or in words. */
export function RewardChip({ koin, children }: { koin?: Koin; children?: ReactNode }) {
  return (
    <span className="reward-chip nb" data-kind={koin === undefined ? undefined : 'koin'}>
      {koin === undefined ? children : `+${formatKoin(koin)} ${uiText.koin}`}
    </span>
  )
}
