import type { Receipt } from '#features/consent/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { text } from './text.ts'

const names = ['preferences', 'analytics', 'marketing'] as const

/** Every receipt: the consent, its version, the person who gave it, and the way. */
export function ReceiptsPart({ list }: { list: { items: Receipt[]; page: number; pages: number } }) {
  return (
    <Card aria-labelledby="history" className="grid min-w-0 gap-4">
      <h2 id="history">{text.history}</h2>
      {list.items.length === 0 ? (
        <p className="text-ink-soft">{text.noHistory}</p>
      ) : (
        <DataTable
          caption={text.historyCaption}
          rows={list.items}
          rowKey={(row) => row.id}
          columns={[
            { key: 'when', label: text.when, cell: (row) => formatThaiMoment(new Date(row.made_at)) },
            {
              key: 'what',
              label: text.what,
              cell: (row) => `${text.policies[row.policy]} ${text.version(row.version)}`,
            },
            { key: 'act', label: text.act, cell: (row) => <Act {...row} /> },
            { key: 'who', label: text.who, cell: (row) => `${text.whom[row.by_whom]} ${text.hows[row.how]}` },
          ]}
        />
      )}
      <Pager of={list} toPage={(page) => `/profile/consents?page=${page}`} />
    </Card>
  )
}

function Act({ act, choices }: Receipt) {
  const on = choices ? names.filter((name) => choices[name]).map((name) => text.switches[name]) : []
  return (
    <>
      {text.acts[act]}
      {on.length > 0 ? <span className="block text-13 text-ink-soft">{on.join(' · ')}</span> : null}
    </>
  )
}
