import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { Notice } from '../basics/notice.tsx'
import { Dialog } from './dialog.tsx'

interface MoneyDialogProps {
  title: ReactNode
  /** The label of the button that closes it, and of the one that acts: of one size, since money asks and never urges. */
  notYet: string
  act: string
  /** Why it cannot be done yet; null: it can. */
  offReason: string | null
  isBusy: boolean
  /** The act; left out where `form` sends it. */
  onAct?: () => void
  /** It has fields: the form that Enter and the button send, and what names its wrong fields. */
  form?: { onSubmit: FormEventHandler<HTMLFormElement>; showFaults: () => void }
  onClose: () => void
  /** What changed since the dialog was opened, such as a price. */
  change?: string | null
  /** What the server refused. */
  fault: string | null
  children: ReactNode
}

/** Asks before money moves. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { title, notYet, act, offReason, isBusy, onAct, form, onClose, change = null, fault, children } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      tone="money"
      onSubmit={form?.onSubmit}
      actions={
        <>
          <Button kind="line" isWide onClick={onClose}>
            {notYet}
          </Button>
          <Button
            kind="line"
            isWide
            type={form ? 'submit' : 'button'}
            isBusy={isBusy}
            offReason={offReason}
            onClick={onAct}
            onOffPress={form?.showFaults}
          >
            {act}
          </Button>
        </>
      }
    >
      {children}
      {[change, fault].map((line) =>
        line ? (
          <Notice key={line} kind="warn" isAlert>
            {line}
          </Notice>
        ) : null,
      )}
    </Dialog>
  )
}
