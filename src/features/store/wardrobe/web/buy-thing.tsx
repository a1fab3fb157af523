import type { z } from 'zod/mini'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { Cost } from '../../orders/web/buy/cost-part.tsx'
import { PaysNotLine } from '../../premiums/web/premium-card.tsx'
import { PaceRail } from '../../wishes/web/pace-rail.tsx'
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

/** Asks before anything is paid: the thing alone and what is left afterwards; or how far it is, without a way to pay. */
export function BuyThing(props: Props) {
  const { thing, wardrobe, onClose } = props
  if (wardrobe.pays_not === null && thing.missing === 0) return <Payable {...props} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={thing.name}
      tone="money"
      actions={
        <Button kind="line" isWide onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <LargePicture thing={thing} />
      {wardrobe.pays_not ? <PaysNotLine why={wardrobe.pays_not} /> : null}
      {thing.missing > 0 ? (
        <PaceRail price={thing.price} missing={thing.missing} pace={thing.pace} heading="h3" />
      ) : null}
      <p className="text-13 text-ink-soft">{words.stays}</p>
    </Dialog>
  )
}

function Payable({ thing, wardrobe, onBought, onClose }: Props) {
  const buy = useAct(buyWardrobeThing, { refresh: ['profile'], onDone: onBought })
  return (
    <MoneyDialog
      title={words.title(thing.name)}
      notYet={words.notYet}
      act={words.act(formatKoin(thing.price))}
      offReason={null}
      isBusy={buy.isBusy}
      onAct={() => void buy.run({ body: { thing: thing.key, expected_price: thing.price } })}
      onClose={onClose}
      fault={buy.fault}
    >
      <LargePicture thing={thing} />
      <Cost have={wardrobe.koin} cost={thing.price} />
      <p className="text-13 text-ink-soft">{words.note}</p>
    </MoneyDialog>
  )
}

function LargePicture({ thing }: { thing: Thing }) {
  return (
    <span className="wardrobe-picture wardrobe-picture-large">
      <ThingPicture name={thing.key} slot={thing.slot} />
    </span>
  )
}
