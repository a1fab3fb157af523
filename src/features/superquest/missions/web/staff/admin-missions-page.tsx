import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { DeskState, listDeskMissions } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** The missions of ?state=open, or all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('state')
  const state = DeskState.options.find((one) => one === asked) ?? null
  const { items } = await call(listDeskMissions, { query: state ? { state } : {} })
  return { items, state }
}

const path = '/admin/quests'

/** The missions for staff, all or those of one state, with what came of each and what it may cost. */
export function Component() {
  const { items, state } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path={path} isPrivate />
      <header className="event-list-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-soft">{words.lead}</p>
        </div>
        <LinkButton to="/admin/quests/edit" size="small">
          {words.create}
        </LinkButton>
      </header>
      <TabLinks
        label={words.columns.state}
        tabs={[
          { to: path, label: words.all, isCurrent: state === null },
          ...DeskState.options.map((one) => ({
            to: `${path}?state=${one}`,
            label: words.states[one],
            isCurrent: state === one,
          })),
        ]}
      />
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
                  <div className="text-start">
                    <Link to={`/admin/quests/edit/${row.id}`}>{row.title}</Link>
                    <br />
                    <span className="text-13 text-ink-soft">{row.sentence}</span>
                  </div>
                ),
              },
              {
                key: 'state',
                label: words.columns.state,
                cell: (row) => <span className="nb">{words.states[row.state]}</span>,
              },
              {
                key: 'people',
                label: words.columns.people,
                isNumber: true,
                cell: (row) => <span className="nb">{`${row.joined} / ${row.completed} / ${row.claimed}`}</span>,
              },
              {
                key: 'paid',
                label: words.columns.paid,
                isNumber: true,
                cell: (row) => <span className="nb">{`${formatKoin(row.paid)} / ${formatKoin(row.max)}`}</span>,
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
