import { useState } from 'react'
import { GiftSheet } from '#features/superquest/gifts/web/gift-sheet-part.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { formatKoin, type Koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { type KrazyDay, readKrazyDay, redeemKrazyDay } from '../contract.ts'
import { text } from './text.ts'

type Props = { day: KrazyDay; onDay: (day: KrazyDay) => void; onClose: () => void }

/** What it costs, before and after; another price than the one shown here is never charged unasked. */
export function AskSheet({ day, onDay, onClose }: Props) {
  const [isNew, setNew] = useState(false)
  const { id, price, gift, mine } = day
  const readAgain = async () => {
    const { now, coming } = await call(readKrazyDay, {})
    const again = [...(now ? [now] : []), ...coming].find((one) => one.id === id)
    if (again) onDay(again)
  }
  const { fault, isBusy, run } = useAct(redeemKrazyDay, {
    refresh: ['profile'],
    onDone: (asked) => {
      onDay(asked)
      onClose()
    },
    onRefused: async ({ code }) => {
      if (code !== 'krazy_day_price_changed') return false
      await readAgain()
      setNew(true)
      return true
    },
  })
  const after = mine ? ((mine.balance - price) as Koin) : null
  return (
    <GiftSheet
      gift={gift}
      world={5}
      title={text.askTitle(gift.name)}
      submit={text.ask(formatKoin(price))}
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
      {after !== null && after < 0 ? <Notice>{text.notEnough}</Notice> : null}
      <p className="text-13 text-ink-soft">
        {text.only} {mine ? text.points(mine.points) : ''}
      </p>
    </GiftSheet>
  )
}
