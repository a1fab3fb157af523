import { type Province, provinces } from '#features/identity/accounts/content.ts'
import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import type { AgeBand, Statistics } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
import { ShareBar } from './share-bar.tsx'
import { type Address, pathOf } from './statistics-address.ts'
import { text } from './text.ts'

type Groups = Statistics['groups']

/** The learners of the last 28 days by age or province. */
export function GroupsPart({ address, groups }: { address: Address; groups: Groups }) {
  const { by } = address
  const largest = Math.max(1, ...groups.map(({ people }) => people ?? 0))
  const name = (part: string) => nameOf(by, part)
  return (
    <Card aria-labelledby="groups">
      <h2 id="groups">{text.groups}</h2>
      <p className="text-ink-soft">{text.groupsLead}</p>
      <TabLinks
        label={text.dimension}
        tabs={(['age', 'province'] as const).map((one) => ({
          to: pathOf({ ...address, by: one }),
          label: text.dimensions[one],
          isCurrent: one === by,
        }))}
      />
      <DataTable
        caption={text.groups}
        isCompact
        rows={groups}
        rowKey={({ part }) => part}
        columns={[
          { key: 'part', label: text.group, cell: ({ part }) => name(part) },
          {
            key: 'people',
            label: text.count,
            isNumber: true,
            cell: ({ people }) => (people === null ? text.hidden : formatNumber(people)),
          },
          { key: 'share', label: text.share, cell: ({ people }) => <ShareBar of={(people ?? 0) / largest} /> },
        ]}
      />
      {groups.some(({ people }) => people === null) ? <p className="text-13 text-ink-soft">{text.hiddenNote}</p> : null}
      <CsvButton
        part={text.groups}
        name={`learners-by-${by}`}
        head={[text.group, text.count]}
        rows={groups.map(({ part, people }) => [name(part), people])}
      />
    </Card>
  )
}

function nameOf(by: Address['by'], part: string): string {
  if (part === '') return text.gone
  return by === 'age'
    ? text.bands[part as AgeBand]
    : provinces[Number(part) as unknown as Province & keyof typeof provinces]
}
