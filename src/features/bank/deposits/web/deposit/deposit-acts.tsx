import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import {
  type AtMaturity,
  type BankAccounts,
  changeAtMaturity,
  type DepositView,
  type FixedView,
  showBankAccounts,
  showDeposit,
} from '../../contract.ts'
import { text } from '../text.ts'

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog)

/** The way to closing a deposit early. */
export function CloseButton({ deposit, times }: { deposit: DepositView; times: Pick<BankAccounts, 'clock' | 'now'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" isWide onClick={() => setOpen(true)}>
        {text.close}
      </Button>
      <CloseDialog isOpen={isOpen} deposit={deposit} times={times} onClose={() => setOpen(false)} />
    </>
  )
}

const choices: readonly AtMaturity[] = ['wallet', 'rollover']

/** What happens at maturity; it applies at once and can be changed until the day. */
export function MaturityChoice({ deposit }: { deposit: FixedView }) {
  const change = useAct(changeAtMaturity, { refresh: [showBankAccounts, showDeposit] })
  const chosen = change.isBusy ? (change.input?.body.atMaturity ?? deposit.at_maturity) : deposit.at_maturity
  return (
    <div className="grid gap-1">
      <PlainForm>
        <SegmentField
          label={text.atMaturity}
          options={choices.map((value) => ({ value, label: text.atMaturityOf[value] }))}
          value={chosen}
          onChange={(atMaturity) => void change.run({ body: { id: deposit.id, atMaturity } })}
        />
      </PlainForm>
      <p className="text-13 text-ink-soft">{text.atMaturityNote[chosen]}</p>
      <p role="status" className="text-13">
        {change.done ? text.changed : ''}
      </p>
      {change.fault ? (
        <Notice kind="warn" isAlert>
          {change.fault}
        </Notice>
      ) : null}
    </div>
  )
}
