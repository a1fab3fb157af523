import { useState } from 'react'
import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sayTerm } from '../../../clock/time-text-rules.ts'
import type { BankTerms } from '../../../rates/contract.ts'
import { estimateFixed, gainOf } from '../../estimate-rules.ts'
import { sayPercent, sayRate } from '../percent-text.ts'
import { savingText } from '../saving-text.ts'

const OpenFixedDialog = lazyDialog(async () => (await import('./open-fixed-dialog.tsx')).OpenFixedDialog)

/** One amount over every term: the rate, and what is really gained after tax. `have` is the wallet. */
export function CompareCard({ terms, have }: { terms: BankTerms; have: Koin }) {
  const [isOpen, setOpen] = useState(false)
  const { min: least, terms: months } = terms.fixed
  const most = Math.max(have, least * 10)
  const [amount, setAmount] = useState(koin(Math.min(Math.max(have, least), 300_00)))
  const gains = months.map((term) => gainOf(estimateFixed(terms, term, amount)))
  const [short, long] = [months[0] ?? 3, months.at(-1) ?? 24]
  const more = koin((gains.at(-1) ?? 0) - (gains[0] ?? 0))
  const now = new Date(terms.now.at)
  const offReason = terms.paused.fixed ?? (have < least ? savingText.open.noKoin : null)
  return (
    <Card className="account-card" aria-labelledby="compare-terms">
      <h2 id="compare-terms" className="text-17">
        {savingText.compare}
      </h2>
      <PlainForm>
        <SliderField
          label={savingText.amount}
          unit="koin"
          min={least / 100}
          max={most / 100}
          step={0.01}
          value={amount / 100}
          format={(value) => formatKoin(koin(Math.round(value * 100)))}
          onChange={(value) => setAmount(koin(Math.round(value * 100)))}
        />
      </PlainForm>
      <DataTable
        caption={savingText.compare}
        isCompact
        rows={months}
        rowKey={String}
        columns={[
          {
            key: 'term',
            label: savingText.term,
            cell: (term) => (
              <>
                {savingText.months(term)}
                <br />
                <span className="text-13">{sayTerm(terms.clock, now, term).split(' = ')[0]}</span>
              </>
            ),
          },
          {
            key: 'rate',
            label: savingText.rate,
            isNumber: true,
            cell: (term) => sayRate(terms.rates.fixed[`${term}`]),
          },
          {
            key: 'gain',
            label: savingText.gained,
            isNumber: true,
            cell: (term) => `+${formatKoin(gainOf(estimateFixed(terms, term, amount)))}`,
          },
        ]}
      />
      <p className="text-13 text-ink-soft">
        <ThaiText>
          {savingText.afterTax(
            sayPercent(terms.tax),
            savingText.months(long),
            savingText.months(short),
            formatKoin(more),
          )}
        </ThaiText>
      </p>
      <Button isWide offReason={offReason} onClick={() => setOpen(true)}>
        {savingText.terms.open.fixed}
      </Button>
      <OpenFixedDialog
        isOpen={isOpen}
        terms={terms}
        have={have}
        amount={koin(Math.min(amount, Math.max(have, least)))}
        term={6}
        onClose={() => setOpen(false)}
      />
    </Card>
  )
}
