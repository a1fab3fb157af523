import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { SegmentField } from '#kit/web/fields/segment-field.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { addBankMonths, startOfBankDay } from '../../clock/clock-rules.ts'
import { sayTerm } from '../../clock/time-text-rules.ts'
import type { BankTerms, FixedTerm } from '../../rates/contract.ts'
import { type AtMaturity, openFixed, showBankAccounts } from '../contract.ts'
import { estimateFixed } from '../estimate-rules.ts'
import { OpenedDialog } from './opened-dialog.tsx'
import { sayRate } from './percent-text.ts'
import { savingText } from './saving-text.ts'
import { readDeposit } from './show-amount.ts'
import { text } from './text.ts'
import { WaitTable } from './wait-table.tsx'

const words = savingText.open

type Props = { terms: BankTerms; have: Koin; amount: Koin; term: FixedTerm; onClose: () => void }

/** Amount, term and what happens at the end, with what waiting and closing early pay; both ways out are of one size. */
export function OpenFixedDialog({ terms, have, amount: first, term: firstTerm, onClose }: Props) {
  const [typed, setTyped] = useState(formatKoin(first))
  const [isLeft, setLeft] = useState(false)
  const [term, setTerm] = useState(firstTerm)
  const [atMaturity, setAtMaturity] = useState<AtMaturity>('wallet')
  const [rates, setRates] = useState(terms.rates)
  const [isNewRate, setNewRate] = useState(false)
  const { amount, fault } = readDeposit(typed, { least: terms.fixed.least, have })
  const rate = rates.fixed[`${term}`]
  const open = useAct(openFixed, {
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
    const { matures } = open.done.reply.deposit
    return <OpenedDialog name={text.fixed(term)} matures={matures} clock={terms.clock} onClose={onClose} />
  }
  const shown = { ...terms, rates }
  const early = term === 3 ? 2 : 3
  const due = startOfBankDay(terms.clock, addBankMonths(terms.now.day, term))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.fixedTitle}
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
              if (amount !== null) void open.run({ body: { term, amount, atMaturity, expected_rate: rate } })
            }}
          >
            {words.act(amount === null ? '' : formatKoin(amount))}
          </Button>
        </>
      }
    >
      <TextField
        name="amount"
        label={savingText.amount}
        hint={words.have(formatKoin(have), formatKoin(terms.fixed.least))}
        unit={text.koin}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isLeft ? (fault ?? undefined) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setLeft(true)}
      />
      <SegmentField
        label={savingText.term}
        options={terms.fixed.terms.map((months) => ({ value: `${months}`, label: savingText.months(months) }))}
        value={`${term}`}
        onChange={(months) => setTerm(Number(months) as FixedTerm)}
      />
      <SegmentField
        label={text.atMaturity}
        options={(['wallet', 'rollover'] as const).map((value) => ({ value, label: text.atMaturityOf[value] }))}
        value={atMaturity}
        onChange={setAtMaturity}
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
        {words.due(formatThaiDate(bangkokDay(due)), sayTerm(terms.clock, new Date(terms.now.at), term))}
        {amount !== null && fault === null ? ` · ${words.after(formatKoin(koin(have - amount)))}` : ''}
      </p>
      {isNewRate ? (
        <Notice kind="warn" isAlert>
          {words.rateChanged(sayRate(rate))}
        </Notice>
      ) : null}
      {open.fault ? (
        <Notice kind="warn" isAlert>
          {open.fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}
