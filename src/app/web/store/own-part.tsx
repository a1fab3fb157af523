import { BuyButton } from '#features/store/orders/web/buy/buy-button.tsx'
import { type PremiumView, showPremium } from '#features/store/premiums/contract.ts'
import { PaceRail } from '#features/store/wishes/web/pace-rail.tsx'
import { WishButton } from '#features/store/wishes/web/wish-button.tsx'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from './text.ts'

/** What a signed-in person has to do with a premium: how far it is, the way to buying it, the wish list. */
export function OwnPart({ premium }: { premium: PremiumView }) {
  const own = useReply(showPremium, { query: { id: premium.id } }, { initial: premium, isPersonal: true })
  const { mine } = own.reply
  if (own.state === 'failed')
    return (
      <Notice
        kind="warn"
        action={
          <Button kind="line" size="small" onClick={() => void own.refresh()}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Notice>
    )
  if (!mine) return <p className="text-ink-soft">{text.loading}</p>
  return (
    <>
      <PaceRail price={own.reply.price} missing={mine.missing} pace={mine.pace} sale={own.reply} />
      <BuyButton premium={own.reply} mine={mine} />
      <WishButton id={premium.id} isWished={mine.is_wished} isMain={mine.missing > 0} />
    </>
  )
}
