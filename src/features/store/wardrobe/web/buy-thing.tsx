import type { z } from 'zod/mini'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PaysNotLine } from '../../premiums/web/premium-card.tsx'
import { PaceRail } from '../../wishes/web/pace-card.tsx'
import { buyWardrobeThing, type Wardrobe } from '../contract.ts'
import type { Thing } from './show-wardrobe.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

const words = text.buy

type Props = {
  thing: Thing
  wardrobe: Pick<z.infer<typeof Wardrobe>, 'koin' | 'pays_not'>
  onBought: (wardrobe: z.infer<typeof Wardrobe>) => void
  onClose: () => void
}

/** Asks before anything is paid: the thing alone, what is left afterwards, both ways out of one size. */
export function BuyThing({ thing, wardrobe, onBought, onClose }: Props) {
  const buy = useAct(buyWardrobeThing, { refresh: ['profile'], onDone: onBought })
  const canBuy = wardrobe.pays_not === null && thing.missing === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(thing.name)}
      tone="money"
      actions={
        <>
          <Button kind="line" isWide onClick={onClose}>
            {words.notYet}
          </Button>
          {canBuy ? (
            <Button
              kind="line"
              isWide
              isBusy={buy.isBusy}
              onClick={() => void buy.run({ body: { thing: thing.key, expected_price: thing.price } })}
            >
              {words.act(formatKoin(thing.price))}
            </Button>
          ) : null}
        </>
      }
    >
      <span className="wardrobe-picture wardrobe-picture-large">
        <ThingPicture name={thing.key} slot={thing.slot} />
      </span>
      {wardrobe.pays_not ? <PaysNotLine why={wardrobe.pays_not} /> : null}
      {thing.missing > 0 ? (
        <PaceRail price={thing.price} missing={thing.missing} pace={thing.pace} heading="h3" />
      ) : (
        <Cost have={wardrobe.koin} cost={thing.price} />
      )}
      <p className="text-13 text-ink-soft">{words.note}</p>
      {buy.fault ? (
        <Notice kind="warn" isAlert>
          {buy.fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}

function Cost({ have, cost }: { have: Koin; cost: Koin }) {
  return (
    <dl className="buy-sum">
      <dt>{words.have}</dt>
      <dd>{formatKoin(have)} koin</dd>
      <dt>{words.use}</dt>
      <dd>−{formatKoin(cost)} koin</dd>
      <dt>{words.left}</dt>
      <dd>
        <strong>{formatKoin(koin(have - cost))} koin</strong>
      </dd>
    </dl>
  )
}
