import { useState } from 'react'
import { formatKoin, koin } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { EventView, MyPlace } from '../../event-contract.ts'
import { startsWithVoucher } from '../../list-rules.ts'
import { momentOf } from '../show-time.ts'
import { joinText as words } from './join-text.ts'
import { type EventAct, useEventAct } from './use-event.ts'

type Props = {
  act: EventAct
  event: EventView
  mine: MyPlace
  onClose: () => void
  onRefused: () => void
  onDone: (event: EventView) => void
}

const titles = { join: words.joinTitle, wait: words.waitTitle, cancel: words.cancelTitle, leave: words.leaveTitle }

/** Asks before an action, and states its cost or refund. */
export function EventDialog({ act, event, mine, onClose, onRefused, onDone }: Props) {
  const [byVoucher, setByVoucher] = useState(startsWithVoucher(event.fee, mine))
  const { run, isBusy, fault } = useEventAct({ act, id: event.id, onDone, onRefused })
  const useVoucher = byVoucher && mine.vouchers > 0
  const isJoining = act === 'join' || act === 'wait'
  const missing = act === 'join' && !useVoucher ? Math.max(0, event.fee - mine.koin) : 0

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titles[act]}
      tone="money"
      onSubmit={(submit) => {
        submit.preventDefault()
        void run({ useVoucher, fee: event.fee })
      }}
      actions={
        <>
          <Button
            type="submit"
            kind={isJoining ? 'main' : 'danger'}
            isWide
            isBusy={isBusy}
            offReason={missing > 0 ? words.notEnough(formatKoin(koin(missing))) : null}
          >
            {actWords(act, event, useVoucher)}
          </Button>
          <Button kind="line" isWide onClick={onClose}>
            {act === 'cancel' ? words.save : act === 'leave' ? words.stay : words.back}
          </Button>
        </>
      }
    >
      <p>
        <strong>{event.title}</strong>
        <br />
        {momentOf(event.starts_at)}
      </p>
      {isJoining && event.fee > 0 && mine.vouchers > 0 ? (
        <PayWith vouchers={mine.vouchers} byVoucher={byVoucher} onChoose={setByVoucher} />
      ) : null}
      {isJoining ? (
        <Cost act={act} event={event} mine={mine} useVoucher={useVoucher} />
      ) : (
        <p>{refundWords(act, event, mine)}</p>
      )}
      {fault ? (
        <Notice kind="warn" isAlert>
          {words.failed(fault)}
        </Notice>
      ) : null}
    </Dialog>
  )
}

function actWords(act: EventAct, { fee }: EventView, useVoucher: boolean): string {
  if (act === 'cancel') return words.cancelAct
  if (act === 'leave') return words.leaveAct
  if (act === 'wait') return words.waitAct
  if (fee === 0) return words.joinFree
  return useVoucher ? words.joinByVoucher : words.joinPaid(formatKoin(fee))
}

function refundWords(act: EventAct, { fee }: EventView, mine: MyPlace): string {
  if (act === 'leave') return words.leaveNote
  if (fee === 0) return words.refundFree
  if (!mine.is_refunded) return words.refundNone
  return mine.with_voucher ? words.refundVoucher : words.refundKoin(formatKoin(mine.paid))
}

function Cost({ act, event, mine, useVoucher }: Pick<Props, 'act' | 'event' | 'mine'> & { useVoucher: boolean }) {
  if (event.fee === 0)
    return (
      <p>
        {words.freeLine} {act === 'wait' ? words.waitNote('') : words.freeNote}
      </p>
    )
  return (
    <>
      {useVoucher ? null : (
        <dl className="buy-sum">
          <dt>{words.price}</dt>
          <dd>
            <KoinAmount amount={event.fee} size="small" />
          </dd>
          <dt>{words.now}</dt>
          <dd>
            <KoinAmount amount={mine.koin} size="small" />
          </dd>
          {mine.koin >= event.fee ? (
            <>
              <dt>{words.after}</dt>
              <dd>
                <KoinAmount amount={koin(mine.koin - event.fee)} size="small" />
              </dd>
            </>
          ) : null}
        </dl>
      )}
      {act === 'wait' ? (
        <p>{words.waitNote(useVoucher ? words.waitVoucher : words.waitCost(formatKoin(event.fee)))}</p>
      ) : null}
      <p className="text-13 text-ink-soft">{words.refundNote(momentOf(mine.refund_until))}</p>
    </>
  )
}

type PayWithProps = { vouchers: number; byVoucher: boolean; onChoose: (byVoucher: boolean) => void }

function PayWith({ vouchers, byVoucher, onChoose }: PayWithProps) {
  return (
    <fieldset className="grid gap-2">
      <legend>{words.payWith}</legend>
      <label className="choice">
        <input type="radio" name="pay" checked={!byVoucher} onChange={() => onChoose(false)} />
        <span>{words.koin}</span>
      </label>
      <label className="choice">
        <input type="radio" name="pay" checked={byVoucher} onChange={() => onChoose(true)} />
        <span>{words.voucher(vouchers)}</span>
      </label>
    </fieldset>
  )
}
