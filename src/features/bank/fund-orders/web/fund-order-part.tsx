import { sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { cancelFundOrder, type FundOrder } from '../contract.ts'
import { FundOrderRail } from './fund-order-rail.tsx'
import { text } from './text.ts'

const words = text.orders

type Props = { order: FundOrder; onCancelled?: () => void }

/** An order: what was asked for, where it stands, and until when it can be cancelled. */
export function FundOrderCard({ order, onCancelled }: Props) {
  const { id, code, name, kind, state, proceeds, fee, switch_with: other, may_cancel_until: until } = order
  const cancel = useAct(cancelFundOrder, { refresh: ['page'], onDone: () => onCancelled?.(), onRefused: showChange })
  return (
    <Card as="article" className="account-card" aria-labelledby={`order-${id}`}>
      <div className="account-head">
        <h3 id={`order-${id}`} className="text-17">
          {words[kind]}{' '}
          <Link to={`/bank/fund/detail/${code}`} className="tap">
            {name}
          </Link>
        </h3>
        <Tag>{words.states[state]}</Tag>
      </div>
      <p>
        <strong>{askedFor(order)}</strong>
        {other ? ` · ${words.switchTo(other)}` : ''}
      </p>
      {state === 'cancelled' ? null : <FundOrderRail order={order} />}
      {proceeds !== null ? <p>{words.steps.got(formatKoin(proceeds))}</p> : null}
      {fee !== null && fee > 0 ? <p className="text-13 text-ink-soft">{words.steps.fee(formatKoin(fee))}</p> : null}
      {until ? (
        <>
          <Button kind="line" size="small" isBusy={cancel.isBusy} onClick={() => void cancel.run({ body: { id } })}>
            {other ? words.cancelSwitch : words.cancel}
          </Button>
          <p className="text-13 text-ink-soft">{words.cancelUntil(formatThaiMoment(new Date(until)))}</p>
        </>
      ) : state === 'accepted' ? (
        <p className="text-13 text-ink-soft">{words.tooLate}</p>
      ) : null}
      {cancel.fault ? (
        <Notice kind="warn" isAlert>
          {cancel.fault}
        </Notice>
      ) : null}
    </Card>
  )
}

function askedFor({ is_all: isAll, amount, units }: FundOrder): string {
  if (isAll) return words.allUnits
  if (amount !== null) return words.asked(formatKoin(amount))
  return units === null ? words.withSale : words.askedUnits(sayUnits(units))
}
