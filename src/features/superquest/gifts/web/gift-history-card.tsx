import { Card } from '#ui/basics/card.tsx'
import type { PremiumGiftHistoryItem } from '../contract.ts'
import { GiftRows } from './gift-rows-card.tsx'
import { text } from './text.ts'

/** The person's gifts, newest first. */
export function GiftHistoryCard({
  items,
  children,
}: {
  items: readonly PremiumGiftHistoryItem[]
  children?: React.ReactNode
}) {
  return (
    <Card aria-labelledby="gift-history">
      <h2 id="gift-history">{text.history}</h2>
      {items.length === 0 ? <p className="text-ink-soft">{text.noHistory}</p> : null}
      <GiftRows items={items} />
      {children}
    </Card>
  )
}
