import { useState } from 'react'
import { formatKoin, type Koin } from '#lib/money.ts'
import { refresh } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import {
  type BankAccounts,
  closeFixed,
  closeThaweesup,
  type DepositView,
  quoteClosing,
  showBankAccounts,
  showDeposit,
} from '../../contract.ts'
import { text } from '../text.ts'
import { Quote } from './close-or-wait.tsx'

type Props = { deposit: DepositView; times: Pick<BankAccounts, 'clock' | 'now'>; onClose: () => void }

/** Asks before a deposit is closed, with what it pays now and later; both ways out are of one size. */
export function CloseDialog({ deposit, times, onClose }: Props) {
  const { reply: quote, refusal } = useReply(quoteClosing, { query: { id: deposit.id } })
  const [closed, setClosed] = useState<{ paid: Koin; lost: Koin } | null>(null)
  const close = useAct(deposit.type === 'fixed' ? closeFixed : closeThaweesup, {
    refresh: ['profile'],
    onDone: ({ deposit: ended }) => setClosed({ paid: ended.payout.paid, lost: quote?.gain ?? (0 as Koin) }),
  })
  // Read again when the dialog closes: the deposit then leaves the list, and the dialog with it.
  const leave = () => {
    onClose()
    void refresh([showBankAccounts, showDeposit])
  }
  if (closed) return <Closed {...closed} onClose={leave} />
  const fault = close.fault ?? refusal?.message
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={deposit.type === 'fixed' ? text.closeFixed(deposit.term) : text.closeThaweesup}
      tone="money"
      actions={
        quote ? (
          <>
            <Button kind="line" isWide onClick={onClose}>
              {text.save}
            </Button>
            <Button
              kind="line"
              isWide
              isBusy={close.isBusy}
              onClick={() => void close.run({ body: { id: deposit.id } })}
            >
              {text.closeAct(formatKoin(quote.now.paid))}
            </Button>
          </>
        ) : null
      }
    >
      {quote ? (
        <Quote quote={quote} deposit={deposit} times={times} />
      ) : (
        <Loading>
          <Skeleton lines={5} />
        </Loading>
      )}
      <p className="text-13 text-ink-soft">
        {deposit.type === 'thaweesup' ? `${text.noPart} ` : ''}
        {text.closeNote}
      </p>
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}

function Closed({ paid, lost, onClose }: { paid: Koin; lost: Koin; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.closedTitle}
      tone="money"
      actions={
        <Button kind="line" isWide onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <p role="status">{text.closedNote(formatKoin(paid))}</p>
      {lost > 0 ? (
        <p>
          <ThaiText>{text.cost(formatKoin(lost))}</ThaiText>
        </p>
      ) : null}
    </Dialog>
  )
}
