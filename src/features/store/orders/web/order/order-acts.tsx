import { useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { cancelOrder, confirmArrival, type OrderView, reportNotArrived, showOrder } from '../../contract.ts'
import { text } from '../text.ts'

/** What the buyer can do about an order now. */
export function OrderActs({ order }: { order: OrderView }) {
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<keyof typeof text.done | null>(null)
  const say = (what: keyof typeof text.done) => ({
    refresh: [showOrder, 'profile'] as const,
    onRefused: showChange,
    onDone: () => {
      setDone(what)
      setAsking(false)
    },
  })
  const cancel = useAct(cancelOrder, say('cancel'))
  const arrived = useAct(confirmArrival, say('arrived'))
  const missed = useAct(reportNotArrived, say('notArrived'))
  const query = { id: order.id }
  const fault = arrived.fault ?? missed.fault
  return (
    <div className="grid gap-3">
      <p role="status">{done ? text.done[done] : ''}</p>
      {order.may.confirm_arrival ? (
        <Button kind="line" isWide isBusy={arrived.isBusy} onClick={() => void arrived.run({ query })}>
          {text.arrived}
        </Button>
      ) : null}
      {order.may.report_not_arrived ? (
        <Button kind="line" isWide isBusy={missed.isBusy} onClick={() => void missed.run({ query })}>
          {text.notArrived}
        </Button>
      ) : null}
      {order.may.cancel ? (
        <Button kind="line" isWide onClick={() => setAsking(true)}>
          {text.cancel}
        </Button>
      ) : null}
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.cancelTitle}
        tone="money"
        actions={
          <>
            <Button kind="line" isWide isBusy={cancel.isBusy} onClick={() => void cancel.run({ query })}>
              {text.cancelAct}
            </Button>
            <Button kind="line" isWide onClick={() => setAsking(false)}>
              {text.save}
            </Button>
          </>
        }
      >
        <p>{text.cancelNote(formatKoin(order.paid))}</p>
        {cancel.fault ? (
          <Notice kind="warn" isAlert>
            {cancel.fault}
          </Notice>
        ) : null}
      </Dialog>
    </div>
  )
}
