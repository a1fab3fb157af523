import { useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { MyPremium, PremiumView } from '../../../premiums/contract.ts'
import { PaysNotLine } from '../../../premiums/web/premium-card.tsx'
import { text } from '../text.ts'

const words = text.buy
const BuyDialog = lazyDialog(async () => (await import('./buy-dialog.tsx')).BuyDialog)

/** The button that opens the purchase for a signed-in person, or the reason why there is none. */
export function BuyButton({ premium, mine }: { premium: PremiumView; mine: MyPremium }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <WayIn premium={premium} mine={mine} onOpen={() => setOpen(true)} />
      {/* Beside what the purchase itself changes: its last words stay when nothing more can be bought. */}
      <BuyDialog isOpen={isOpen} premium={premium} mine={mine} onClose={() => setOpen(false)} />
    </>
  )
}

function WayIn({ premium, mine, onOpen }: { premium: PremiumView; mine: MyPremium; onOpen: () => void }) {
  if (premium.state !== 'on_sale') return null
  if (mine.pays_not) return <PaysNotLine why={mine.pays_not} />
  if (premium.type === 'physical' && mine.address_not) return <PaysNotLine why={mine.address_not} isOfAddress />
  if (mine.may_buy === 0) return <Notice>{words.limitReached(premium.per_person ?? mine.bought)}</Notice>
  if (mine.missing > 0) return null
  return (
    <Button kind="line" isWide onClick={onOpen}>
      {(premium.type === 'charity' ? words.giveAct : words.act)(formatKoin(premium.price))}
    </Button>
  )
}
