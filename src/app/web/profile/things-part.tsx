import { ArtFile } from '#art/art-file.tsx'
import type { HistoryItem } from '#features/store/orders/contract.ts'
import { OrderRows } from '#features/store/orders/web/order-rows-card.tsx'
import type { PremiumGiftHistoryItem } from '#features/superquest/gifts/contract.ts'
import { GiftRows } from '#features/superquest/gifts/web/gift-rows-card.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { text } from './text.ts'

type List<Row> = { items: Row[]; total: number; page: number; pages: number }

/** What the person bought in the store, newest first, each with the colour of its place. */
export function PurchaseHistory({ list }: { list: List<HistoryItem> }) {
  if (list.total === 0)
    return (
      <EmptyState
        spot={<ArtFile file="spots/no-things.svg" />}
        action={<LinkButton to="/store">{text.toStore}</LinkButton>}
      >
        {text.noPurchases}
      </EmptyState>
    )
  return (
    <>
      <OrderRows items={list.items} level={3} />
      <Pager of={list} toPage={(to) => `/profile?tab=purchases&page=${to}`} />
    </>
  )
}

/** The gifts of Super Quest, newest first, each with the colour of its place. */
export function GiftHistory({ list }: { list: List<PremiumGiftHistoryItem> }) {
  if (list.total === 0)
    return (
      <EmptyState
        spot={<ArtFile file="spots/no-things.svg" />}
        action={<LinkButton to="/superquest/missions-rewards">{text.toMissions}</LinkButton>}
      >
        {text.noGifts}
      </EmptyState>
    )
  return (
    <>
      <GiftRows items={list.items} />
      <Pager of={list} toPage={(to) => `/profile?tab=gifts&page=${to}`} />
      <p>
        <Link to="/superquest/profile/redeemrewards" className="tap">
          {text.toRewards}
        </Link>
      </p>
    </>
  )
}
