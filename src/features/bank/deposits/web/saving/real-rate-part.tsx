import { useState } from 'react'
import { formatKoin, koin } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankTerms } from '../../../rates/contract.ts'
import { atTodaysPrices, meanInflation, rateAfterTax, realRate } from '../../teach-rules.ts'
import { savingText } from '../saving-text.ts'
import { text } from '../text.ts'
import { TryPart } from './try-part.tsx'

const words = savingText.real
const signed = (rate: number) => `${rate < 0 ? '−' : ''}${(Math.abs(rate) / 100).toFixed(2)} %`
const year = 365

/** What inflation leaves of each rate after tax. */
export function RealRatePart({ terms: { rates } }: { terms: BankTerms }) {
  const [inflation, setInflation] = useState(meanInflation)
  // Interest of the savings account and of a finished Thaweesup is free of tax.
  const rows = [
    { name: text.savings, rate: rates.savings },
    { name: text.fixed(12), rate: rateAfterTax(rates.fixed['12']), before: rates.fixed['12'] },
    { name: text.fixed(24), rate: rateAfterTax(rates.fixed['24']), before: rates.fixed['24'] },
    { name: text.thaweesup, rate: rates.thaweesup },
  ].map(({ name, rate, before }) => ({
    name,
    rate,
    left: before === undefined ? realRateOf(rate, inflation) : realRate(before, inflation),
  }))
  const best = rows.reduce((a, b) => (b.left > a.left ? b : a))
  return (
    <TryPart id="real-rate" title={words.title}>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      <PlainForm>
        <SliderField
          label={words.inflation}
          unit="%"
          min={0}
          max={8}
          step={0.1}
          value={inflation / 100}
          format={(value) => value.toFixed(1)}
          onChange={(value) => setInflation(Math.round(value * 100))}
        />
      </PlainForm>
      <DataTable
        caption={words.title}
        isCompact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: text.which, cell: ({ name }) => name },
          { key: 'rate', label: words.rate, isNumber: true, cell: ({ rate }) => signed(rate) },
          { key: 'left', label: words.left, isNumber: true, cell: ({ left }) => signed(left) },
        ]}
      />
      <p>
        <ThaiText>{`${best.name}: ${words.gains(formatKoin(atTodaysPrices(koin(10_000 + best.rate), inflation, year)))}`}</ThaiText>
      </p>
      <p className="bank-links">
        <Link to="/post/detail/what-inflation-leaves" className="tap">
          {words.learn}
        </Link>
        <Link to="/post/detail/interest-tax-line">{words.learnTax}</Link>
      </p>
    </TryPart>
  )
}

/** The real rate of interest that bears no tax, in basis points (Fisher). */
function realRateOf(rate: number, inflation: number): number {
  return Math.round(((1 + rate / 10_000) / (1 + inflation / 10_000) - 1) * 10_000)
}
