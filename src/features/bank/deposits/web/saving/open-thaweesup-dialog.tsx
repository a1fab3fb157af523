import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { addBankMonths, startOfBankDay } from '../../../clock/clock-rules.ts'
import { sayRealTerm } from '../../../clock/time-text-rules.ts'
import type { BankTerms } from '../../../rates/contract.ts'
import { openThaweesup, showBankAccounts } from '../../contract.ts'
import { estimateThaweesup } from '../../estimate-rules.ts'
import { BankTime } from '../bank-time.tsx'
import { sayRate } from '../percent-text.ts'
import { savingText } from '../saving-text.ts'
import { text } from '../text.ts'
import { WaitTable } from '../wait-table.tsx'
import { OpenedDialog } from './opened-dialog.tsx'
import { readDeposit } from './show-amount.ts'

const words = savingText.open
const Boxes = z.object({ monthly: z.string() })

type Props = { terms: BankTerms; have: Koin; onClose: () => void }

/** The amount of each month, with what finishing and closing early pay. */
export function OpenThaweesupDialog({ terms, have, onClose }: Props) {
  const { min, max, months, forgiven } = terms.thaweesup
  const read = (typed: string) => readDeposit(typed, { min, max, have })
  const form = useForm({
    resolver: resolverFor(Boxes, { findFaults: (boxes) => faultsAt({ monthly: read(boxes.monthly).fault }) }),
    defaultValues: { monthly: formatKoin(min) },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [rate, setRate] = useState(terms.rates.thaweesup)
  const { amount, fault } = read(form.watch('monthly'))
  const open = useFormAct({
    form,
    order: ['monthly'],
    staysOnPage: true,
    toInput: () => (amount === null || fault !== null ? null : { body: { monthly: amount, expected_rate: rate } }),
    act: (send, input) => send(openThaweesup, input),
    refresh: [showBankAccounts, 'page', 'profile'],
    onRefused: ({ code, problem }) => {
      const now = problem.figures?.rate
      if (code !== 'bank_rate_changed' || now === undefined) return false
      setRate(now)
      return true
    },
  })
  if (open.done) {
    const { matures, payout } = open.done.reply.deposit
    return <OpenedDialog name={text.thaweesup} spot="jar-steps" {...{ matures, payout, onClose }} />
  }
  const shown = { ...terms, rates: { ...terms.rates, thaweesup: rate } }
  const early = 6
  const dueDay = addBankMonths(terms.now.day, months)
  const due = startOfBankDay(terms.clock, dueDay)
  return (
    <MoneyDialog
      title={words.thaweesupTitle}
      notYet={words.notYet}
      act={words.act(amount === null ? '' : formatKoin(amount))}
      offReason={fault}
      isBusy={open.isBusy}
      form={open}
      onClose={onClose}
      change={rate === terms.rates.thaweesup ? null : words.rateChanged(sayRate(rate))}
      fault={open.fault}
    >
      <AmountField
        {...fieldsOf(form)('monthly')}
        label={words.monthly}
        hint={words.monthlyHint(formatKoin(min), formatKoin(max), formatKoin(have))}
        unit={text.koin}
      />
      {amount !== null && amount > 0 && amount <= max ? (
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
        {words.due(formatThaiDate(bangkokDay(due)), sayRealTerm(terms.clock, new Date(terms.now.at), months))}
        {amount !== null && fault === null ? ` · ${words.after(formatKoin(koin(have - amount)))}` : ''}
      </p>
      <BankTime days={[{ name: text.rail.due, day: dueDay }]} />
    </MoneyDialog>
  )
}
