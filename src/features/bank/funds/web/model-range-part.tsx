import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { sayChange } from '#ui/reading/change-text.ts'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FundView } from '../contract.ts'
import { modelRanges } from '../range-rules.ts'
import { text } from './text.ts'

const words = text.past

/** What the fund's past returned beside what the model gives, and how the shown past was picked. */
export function ModelRangePart({ fund: { code, source, figures } }: { fund: FundView }) {
  const ranges = modelRanges[code]
  if (source !== 'model' || !ranges) return null
  const rows = [
    { name: words.y1, shown: figures?.returns.y1 ?? null, range: ranges.y1 },
    { name: words.y5, shown: figures?.returns.y5 ?? null, range: ranges.y5 },
  ]
  return (
    <Card className="account-card" aria-labelledby="model-range">
      <h2 id="model-range" className="text-17">
        {words.title}
      </h2>
      <details>
        <summary className="tap">{words.more}</summary>
        <p className="text-ink-soft">
          <ThaiText>{words.lead}</ThaiText>
        </p>
        <DataTable
          caption={words.title}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'when', label: words.when, cell: ({ name }) => name },
            {
              key: 'shown',
              label: words.shown,
              isNumber: true,
              cell: ({ shown }) => (shown === null ? text.row.young : sayChange(shown)),
            },
            { key: 'low', label: words.low, isNumber: true, cell: ({ range }) => sayChange(range[0]) },
            { key: 'mid', label: words.mid, isNumber: true, cell: ({ range }) => sayChange(range[1]) },
            { key: 'high', label: words.high, isNumber: true, cell: ({ range }) => sayChange(range[2]) },
          ]}
        />
        <p className="text-13 text-ink-soft">
          <ThaiText>{words.picked}</ThaiText>
        </p>
        <p className="text-13 text-ink-soft">{words.note}</p>
        <TermLinks terms={['range', 'median']} />
      </details>
    </Card>
  )
}
