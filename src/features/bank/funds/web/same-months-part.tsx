import { formatKoin, practiceBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankTerms } from '../../rates/contract.ts'
import { becomes, planRanges } from '../range-rules.ts'
import { text } from './text.ts'

const words = text.sameMonths
const amount = 100_000
const months = 60
const say = (rate: number) => formatKoin(practiceBaht(becomes(amount, rate, months)))

/** One amount over the same bank months: in a renewed deposit, which is certain, and in the plan of each level, which is not. */
export function SameMonthsPart({ terms: { rates, tax } }: { terms: BankTerms }) {
  const net = (rates.fixed['12'] * (10_000 - tax)) / 10_000
  const sure = say(net)
  const plans = Object.entries(planRanges).map(([level, [low, mid, high]]) => ({
    name: words.plan(level),
    low: say(low),
    mid: say(mid),
    high: say(high),
  }))
  return (
    <Card className="account-card" aria-labelledby="same-months">
      <h2 id="same-months" className="text-17">
        {words.title}
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead(formatKoin(practiceBaht(amount)), months)}</ThaiText>
      </p>
      <DataTable
        caption={words.title}
        rows={[{ name: words.deposit, low: sure, mid: sure, high: sure }, ...plans]}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: text.compare.which, cell: ({ name }) => name },
          { key: 'low', label: text.past.low, isNumber: true, cell: ({ low }) => low },
          { key: 'mid', label: text.past.mid, isNumber: true, cell: ({ mid }) => mid },
          { key: 'high', label: text.past.high, isNumber: true, cell: ({ high }) => high },
        ]}
      />
      <p className="text-13 text-ink-soft">
        <ThaiText>{words.note}</ThaiText>
      </p>
      <TermLinks terms={['range', 'median']} />
    </Card>
  )
}
