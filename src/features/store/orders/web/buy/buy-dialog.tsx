import { useState } from 'react'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { refresh } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { AddressChoice, type SendTo } from '../../../addresses/web/address-choice.tsx'
import { type MyPremium, type PremiumView, showPremium } from '../../../premiums/contract.ts'
import { PremiumPicture } from '../../../premiums/web/premium-card.tsx'
import { buyPremium, type OrderView } from '../../contract.ts'
import { text } from '../text.ts'
import { Cost } from './cost-part.tsx'
import { Given } from './given-part.tsx'

const words = text.buy
const notes = { physical: words.noteSent, code: words.noteCode, voucher: words.noteVoucher, charity: words.noteCharity }
const maxPieces = 10
const stale = [showPremium, 'page', 'profile'] as const

type Props = { premium: PremiumView; mine: MyPremium; onClose: () => void }

/**
 * Asks before anything is paid, with what is left afterwards; both ways out are of one size. A price that changed meanwhile
 * is shown and asked for again.
 */
export function BuyDialog({ premium, mine, onClose }: Props) {
  const [wanted, setQuantity] = useState(1)
  const [price, setPrice] = useState<Koin>(premium.price)
  const [isNewPrice, setNewPrice] = useState(false)
  const [sendTo, setSendTo] = useState<SendTo | null>(null)
  const [order, setOrder] = useState<OrderView | null>(null)
  const [given] = useState(premium.charity?.given ?? null)
  const buy = useAct(buyPremium, {
    refresh: stale,
    onDone: (reply) => setOrder(reply.order),
    onRefused: async ({ code, status, problem }) => {
      // Somebody else bought, or staff changed something: the page around shows how it is now.
      if (status === 409) await refresh(stale)
      const now = problem.figures?.price
      if (code !== 'price_changed' || now === undefined) return false
      setPrice(koin(now))
      setNewPrice(true)
      return true
    },
  })
  if (order) return <Bought {...{ order, premium, given, onClose }} />
  const max = maxOf(premium, mine)
  const quantity = Math.max(1, Math.min(wanted, max))
  const cost = koin(price * quantity)
  const after = mine.koin - cost
  const needsAddress = premium.type === 'physical'
  const isGift = premium.type === 'charity'
  return (
    <MoneyDialog
      title={isGift ? words.give(premium.title) : words.title(premium.title, quantity)}
      notYet={words.notYet}
      act={(isGift ? words.giveAct : words.act)(formatKoin(cost))}
      offReason={
        max < 1
          ? words.noneNow
          : after < 0
            ? words.short(formatKoin(koin(-after)))
            : needsAddress && !sendTo
              ? words.noAddress
              : null
      }
      isBusy={buy.isBusy}
      onAct={() =>
        void buy.run({ body: { id: premium.id, quantity, expected_price: price, ...(sendTo && { address: sendTo }) } })
      }
      onClose={onClose}
      change={isNewPrice ? words.priceChanged(formatKoin(price)) : null}
      fault={buy.fault}
    >
      <Quantity max={max} value={quantity} isGift={isGift} onChange={setQuantity} />
      {needsAddress ? <AddressChoice onChange={setSendTo} /> : null}
      <Cost have={mine.koin} cost={cost} />
      <p className="text-13 text-ink-soft">{notes[premium.type]}</p>
    </MoneyDialog>
  )
}

function maxOf({ state, left }: PremiumView, { may_buy: mayBuy }: MyPremium): number {
  return state !== 'on_sale' ? 0 : Math.min(maxPieces, left ?? maxPieces, mayBuy ?? maxPieces)
}

type QuantityProps = { max: number; value: number; isGift: boolean; onChange: (count: number) => void }

function Quantity({ max, value, isGift, onChange }: QuantityProps) {
  if (max <= 1) return null
  return (
    <PlainForm>
      <SelectField
        label={isGift ? words.shares : words.quantity}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={Array.from({ length: max }, (_, i) => ({
          value: String(i + 1),
          label: (isGift ? words.share : text.pieces)(i + 1),
        }))}
      />
    </PlainForm>
  )
}

type BoughtProps = { order: OrderView; premium: PremiumView; given: Koin | null; onClose: () => void }

/** Says calmly that it is done: a purchase is not celebrated. What was passed on has a scene of thanks. */
function Bought({ order, premium, given, onClose }: BoughtProps) {
  const isGift = order.type === 'charity'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isGift ? words.givenTitle : words.doneTitle}
      tone="money"
      actions={
        <>
          {isGift ? (
            <LinkButton kind="main" isWide to="/store/charity">
              {words.toTotal}
            </LinkButton>
          ) : (
            <LinkButton kind="main" isWide to={`/store/orders/${order.id}`}>
              {words.toOrder}
            </LinkButton>
          )}
          <Button kind="line" isWide onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {isGift ? <Given {...{ order, premium }} before={given ?? koin(0)} /> : <Done order={order} />}
      <AfterAct />
    </Dialog>
  )
}

function Done({ order }: { order: OrderView }) {
  return (
    <>
      <div className="mx-auto w-40 overflow-clip rounded-lg">
        <PremiumPicture src={order.image} />
      </div>
      <p role="status">
        <ThaiText>{words.doneNote(order.number)}</ThaiText>
      </p>
      {order.type === 'code' ? <p>{words.doneCode}</p> : null}
    </>
  )
}
