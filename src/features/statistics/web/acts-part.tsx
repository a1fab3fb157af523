import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import type { Acts } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
import { ShareBar } from './share-bar.tsx'
import { sayShare } from './share-text.ts'
import { text } from './text.ts'

/** What people finished: each kind of act with its people, and how often they did it. */
export function ActsPart({ acts: { to, people: all, kinds } }: { acts: Acts }) {
  return (
    <Card aria-labelledby="acts">
      <h2 id="acts">{text.acts}</h2>
      <p className="text-ink-soft">{text.actsLead(formatThaiDate(to), text.people(all))}</p>
      <DataTable
        caption={text.acts}
        isCompact
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'act', label: text.act, cell: ({ title }) => title },
          {
            key: 'people',
            label: text.count,
            isNumber: true,
            cell: ({ people }) => (people === null ? text.hidden : formatNumber(people)),
          },
          {
            key: 'share',
            label: text.share,
            cell: ({ people }) =>
              people === null || !all ? null : (
                <>
                  <span className="text-13">{sayShare(people / all)}</span>
                  <ShareBar of={people / all} />
                </>
              ),
          },
          {
            key: 'times',
            label: text.times,
            isNumber: true,
            cell: ({ acts }) => (acts === null ? text.hidden : formatNumber(acts)),
          },
        ]}
      />
      <CsvButton
        part={text.acts}
        name="acts"
        head={[text.act, text.count, text.times]}
        rows={kinds.map(({ title, people, acts }) => [title, people, acts])}
      />
    </Card>
  )
}
