import { useState } from 'react'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { DataTable } from '#kit/web/basics/table.tsx'
import { SliderField } from '#kit/web/fields/slider-field.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatKoin, koin } from '#lib/money.ts'
import type { BankTerms } from '../../rates/contract.ts'
import { rateAfterTax, realRate } from '../estimate-rules.ts'
import { savingText } from './saving-text.ts'
import { text } from './text.ts'

const words = savingText.real
const signed = (percent: number) => `${percent < -0.005 ? '−' : ''}${Math.abs(percent).toFixed(2)} %`

/** What inflation leaves of each rate after tax. */
export function RealRatePart({ terms: { rates, tax } }: { terms: BankTerms }) {
  const [inflation, setInflation] = useState(2)
  const rows = [
    { name: text.savings, rate: rates.savings / 100 },
    { name: text.fixed(12), rate: rateAfterTax(rates.fixed['12'], tax) },
    { name: text.fixed(24), rate: rateAfterTax(rates.fixed['24'], tax) },
    { name: text.thaweesup, rate: rates.thaweesup / 100 },
  ].map((row) => ({ ...row, left: realRate(row.rate, inflation) }))
  const best = rows.reduce((a, b) => (b.left > a.left ? b : a))
  return (
    <Card className="account-card" aria-labelledby="real-rate">
      <h2 id="real-rate" className="text-17">
        {words.title}
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      <SliderField
        label={words.inflation}
        unit="%"
        min={0}
        max={8}
        step={0.1}
        value={inflation}
        format={(value) => value.toFixed(1)}
        onChange={(value) => setInflation(Math.round(value * 10) / 10)}
      />
      <DataTable
        caption={words.title}
        isCompact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: '', cell: ({ name }) => name },
          { key: 'rate', label: words.rate, isNumber: true, cell: ({ rate }) => signed(rate) },
          { key: 'left', label: words.left, isNumber: true, cell: ({ left }) => signed(left) },
        ]}
      />
      <p>
        <ThaiText>{`${best.name}: ${words.gains(formatKoin(koin(Math.round(10_000 * (1 + best.left / 100)))))}`}</ThaiText>
      </p>
      <p className="bank-links">
        <Link to="/post/detail/what-inflation-leaves">{words.learn}</Link>
        <Link to="/post/detail/interest-tax-line">{words.learnTax}</Link>
      </p>
    </Card>
  )
}
