import { useLoaderData } from 'react-router'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { DataTable } from '#kit/web/basics/table.tsx'
import { formatKoin } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import type { loader } from './admin-missions-loader.ts'
import { adminText as words } from './admin-text.ts'

/** All missions for staff, with what came of each and what it may cost. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path="/admin/quests" isPrivate />
      <header className="event-list-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-soft">{words.lead}</p>
        </div>
        <LinkButton to="/admin/quests/edit" size="small">
          {words.create}
        </LinkButton>
      </header>
      <Card aria-label={words.table}>
        {items.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <DataTable
            caption={words.table}
            columns={[
              {
                key: 'title',
                label: words.columns.title,
                cell: (row) => (
                  <>
                    <Link to={`/admin/quests/edit/${row.id}`}>{row.title}</Link>
                    <br />
                    <span className="text-13 text-ink-soft">{row.sentence}</span>
                  </>
                ),
              },
              { key: 'state', label: words.columns.state, cell: (row) => words.states[row.state] },
              {
                key: 'people',
                label: words.columns.people,
                isNumber: true,
                cell: (row) => `${row.joined} / ${row.completed} / ${row.claimed}`,
              },
              {
                key: 'paid',
                label: words.columns.paid,
                isNumber: true,
                cell: (row) => `${formatKoin(row.paid)} / ${formatKoin(row.most)}`,
              },
            ]}
            rows={items}
            rowKey={(row) => row.id}
          />
        )}
      </Card>
    </div>
  )
}
