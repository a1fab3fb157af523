import { useState } from 'react'
import { GiftSheet } from '#features/superquest/gifts/web/gift-sheet-part.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { type KrazyDay, redeemKrazyDay } from '../contract.ts'
import { text } from './text.ts'

type Props = { day: KrazyDay; onDay: (day: KrazyDay) => void; onClose: () => void }

/** What it costs, before and after; another price than the one shown here is never charged unasked. */
export function AskSheet({ day, onDay, onClose }: Props) {
  const [isNew, setNew] = useState(false)
  const { id, price, gift, mine, state } = day
  const { fault, isBusy, run } = useAct(redeemKrazyDay, {
    refresh: ['profile'],
    onDone: (asked) => {
      onDay(asked)
      onClose()
    },
    onRefused: async (refusal) => {
      // The page's loader brings the new price, or what has become of the day, to the card around.
      await showChange(refusal)
      const isNewPrice = refusal.code === 'krazy_day_price_changed'
      if (isNewPrice) setNew(true)
      return isNewPrice
    },
  })
  const missing = mine && mine.balance < price ? ((price - mine.balance) as Koin) : null
  const after = mine ? ((mine.balance - price) as Koin) : null
  return (
    <GiftSheet
      gift={gift}
      world={5}
      title={text.askTitle(gift.name)}
      submit={text.ask(formatKoin(price))}
      offReason={missing !== null && state !== 'ranked' ? text.short(formatKoin(missing)) : null}
      isBusy={isBusy}
      fault={isNew ? text.newPrice : fault}
      onTake={(address) => void run({ body: { id, price, address } })}
      onClose={onClose}
    >
      <dl className="krazy-sum">
        <dt>{text.price}</dt>
        <dd>
          <KoinAmount amount={price} />
        </dd>
        {mine ? (
          <>
            <dt>{text.before}</dt>
            <dd>
              <KoinAmount amount={mine.balance} />
            </dd>
          </>
        ) : null}
        {after !== null && after >= 0 ? (
          <>
            <dt>{text.after}</dt>
            <dd>
              <KoinAmount amount={after} />
            </dd>
          </>
        ) : null}
      </dl>
      {missing !== null && state === 'ranked' ? <Notice>{text.notEnough}</Notice> : null}
      <p className="text-13 text-ink-soft">
        {text.only} {mine ? text.points(mine.points) : ''}
      </p>
    </GiftSheet>
  )
}
