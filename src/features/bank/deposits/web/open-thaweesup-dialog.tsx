import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { addBankMonths, startOfBankDay } from '../../clock/clock-rules.ts'
import { sayTerm } from '../../clock/time-text-rules.ts'
import type { BankTerms } from '../../rates/contract.ts'
import { openThaweesup, showBankAccounts } from '../contract.ts'
import { estimateThaweesup } from '../estimate-rules.ts'
import { OpenedDialog } from './opened-dialog.tsx'
import { sayRate } from './percent-text.ts'
import { savingText } from './saving-text.ts'
import { readDeposit } from './show-amount.ts'
import { text } from './text.ts'
import { WaitTable } from './wait-table.tsx'

const words = savingText.open

type Props = { terms: BankTerms; have: Koin; onClose: () => void }

/** The amount of each month, with what finishing and closing early pay. */
export function OpenThaweesupDialog({ terms, have, onClose }: Props) {
  const { least, most, months, forgiven } = terms.thaweesup
  const [typed, setTyped] = useState(formatKoin(least))
  const [isLeft, setLeft] = useState(false)
  const [rate, setRate] = useState(terms.rates.thaweesup)
  const { amount, fault } = readDeposit(typed, { least, most, have })
  const open = useAct(openThaweesup, {
    refresh: [showBankAccounts, 'page', 'profile'],
    onRefused: ({ code, problem }) => {
      const now = problem.figures?.rate
      if (code !== 'bank_rate_changed' || now === undefined) return false
      setRate(now)
      return true
    },
  })
  if (open.done) {
    const { matures } = open.done.reply.deposit
    return <OpenedDialog name={text.thaweesup} matures={matures} clock={terms.clock} onClose={onClose} />
  }
  const shown = { ...terms, rates: { ...terms.rates, thaweesup: rate } }
  const early = 6
  const due = startOfBankDay(terms.clock, addBankMonths(terms.now.day, months))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.thaweesupTitle}
      tone="money"
      actions={
        <>
          <Button kind="line" isWide onClick={onClose}>
            {words.notYet}
          </Button>
          <Button
            kind="line"
            isWide
            isBusy={open.isBusy}
            offReason={fault}
            onClick={() => {
              if (amount !== null) void open.run({ body: { monthly: amount, expected_rate: rate } })
            }}
          >
            {words.act(amount === null ? '' : formatKoin(amount))}
          </Button>
        </>
      }
    >
      <TextField
        name="monthly"
        label={words.monthly}
        hint={words.monthlyHint(formatKoin(least), formatKoin(most), formatKoin(have))}
        unit={text.koin}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isLeft ? (fault ?? undefined) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setLeft(true)}
      />
      {amount !== null && amount > 0 && amount <= most ? (
        <>
          <WaitTable
            tax={terms.tax}
            columns={[
              { label: words.wait(months), payout: estimateThaweesup(shown, amount) },
              { label: words.closedAt(early), payout: estimateThaweesup(shown, amount, early) },
            ]}
          />
          <p>{words.firstNow(formatKoin(amount))}</p>
        </>
      ) : null}
      <p className="text-13 text-ink-soft">{savingText.terms.thaweesupMissed(forgiven)}</p>
      <p className="text-13 text-ink-soft">
        {words.due(formatThaiDate(bangkokDay(due)), sayTerm(terms.clock, new Date(terms.now.at), months))}
        {amount !== null && fault === null ? ` · ${words.after(formatKoin(koin(have - amount)))}` : ''}
      </p>
      {rate === terms.rates.thaweesup ? null : (
        <Notice kind="warn" isAlert>
          {words.rateChanged(sayRate(rate))}
        </Notice>
      )}
      {open.fault ? (
        <Notice kind="warn" isAlert>
          {open.fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}
