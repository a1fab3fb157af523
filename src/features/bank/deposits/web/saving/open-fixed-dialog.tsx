import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { addBankMonths, startOfBankDay } from '../../../clock/clock-rules.ts'
import { sayRealTerm } from '../../../clock/time-text-rules.ts'
import { type BankTerms, FixedTerm } from '../../../rates/contract.ts'
import { AtMaturity, openFixed, showBankAccounts } from '../../contract.ts'
import { estimateFixed } from '../../estimate-rules.ts'
import { BankTime } from '../bank-time.tsx'
import { sayRate } from '../percent-text.ts'
import { savingText } from '../saving-text.ts'
import { text } from '../text.ts'
import { WaitTable } from '../wait-table.tsx'
import { OpenedDialog } from './opened-dialog.tsx'
import { readDeposit } from './show-amount.ts'

const words = savingText.open
const Boxes = z.object({ amount: z.string(), term: FixedTerm, atMaturity: AtMaturity })
type Boxes = z.infer<typeof Boxes>

type Props = { terms: BankTerms; have: Koin; amount: Koin; term: FixedTerm; onClose: () => void }

/** Amount, term and what happens at the end, with what waiting and closing early pay; both ways out are of one size. */
export function OpenFixedDialog({ terms, have, amount: first, term: firstTerm, onClose }: Props) {
  const read = (typed: string) => readDeposit(typed, { min: terms.fixed.min, have })
  const form = useForm<Boxes, unknown, Boxes>({
    resolver: resolverFor(Boxes, { findFaults: (boxes) => faultsAt({ amount: read(boxes.amount).fault }) }),
    defaultValues: { amount: formatKoin(first), term: firstTerm, atMaturity: 'wallet' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { amount: typed, term, atMaturity } = form.watch()
  const [rates, setRates] = useState(terms.rates)
  const [isNewRate, setNewRate] = useState(false)
  const { amount, fault } = read(typed)
  const rate = rates.fixed[`${term}`]
  const open = useFormAct({
    form,
    order: ['amount'],
    staysOnPage: true,
    toInput: () =>
      amount === null || fault !== null ? null : { body: { term, amount, atMaturity, expected_rate: rate } },
    act: (send, input) => send(openFixed, input),
    refresh: [showBankAccounts, 'page', 'profile'],
    onRefused: ({ code, problem }) => {
      const now = problem.figures?.rate
      if (code !== 'bank_rate_changed' || now === undefined) return false
      setRates({ ...rates, fixed: { ...rates.fixed, [term]: now } })
      setNewRate(true)
      return true
    },
  })
  if (open.done) {
    const { matures, payout } = open.done.reply.deposit
    return <OpenedDialog name={text.fixed(term)} spot="jar-tied" {...{ matures, payout, onClose }} />
  }
  const shown = { ...terms, rates }
  const early = term === 3 ? 2 : 3
  const dueDay = addBankMonths(terms.now.day, term)
  const due = startOfBankDay(terms.clock, dueDay)
  return (
    <MoneyDialog
      title={words.fixedTitle}
      notYet={words.notYet}
      act={words.act(amount === null ? '' : formatKoin(amount))}
      offReason={fault}
      isBusy={open.isBusy}
      form={open}
      onClose={onClose}
      change={isNewRate ? words.rateChanged(sayRate(rate)) : null}
      fault={open.fault}
    >
      <AmountField
        {...fieldsOf(form)('amount')}
        label={savingText.amount}
        hint={words.have(formatKoin(have), formatKoin(terms.fixed.min))}
        unit={text.koin}
      />
      <SegmentField
        label={savingText.term}
        options={terms.fixed.terms.map((months) => ({ value: `${months}`, label: savingText.months(months) }))}
        value={`${term}`}
        onChange={(months) => form.setValue('term', Number(months) as FixedTerm)}
      />
      <SegmentField
        label={text.atMaturity}
        options={(['wallet', 'rollover'] as const).map((value) => ({ value, label: text.atMaturityOf[value] }))}
        value={atMaturity}
        onChange={(next) => form.setValue('atMaturity', next)}
      />
      {amount !== null && amount > 0 ? (
        <WaitTable
          tax={terms.tax}
          columns={[
            { label: words.wait(term), payout: estimateFixed(shown, term, amount) },
            { label: words.closedAt(early), payout: estimateFixed(shown, term, amount, early) },
          ]}
        />
      ) : null}
      <p className="text-13 text-ink-soft">
        {words.due(formatThaiDate(bangkokDay(due)), sayRealTerm(terms.clock, new Date(terms.now.at), term))}
        {amount !== null && fault === null ? ` · ${words.after(formatKoin(koin(have - amount)))}` : ''}
      </p>
      <BankTime days={[{ name: text.rail.due, day: dueDay }]} />
    </MoneyDialog>
  )
}
