import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { WorkBar } from '#features/staff-work/web/work-bar.tsx'
import { QueueList } from '#kit/queue/queue-list.tsx'
import { QueueRow } from '#kit/queue/queue-row.tsx'
import { useQueue } from '#kit/queue/use-queue.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { type CaseItem, caseQueues, listCases } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { caseActs } from './case-acts.ts'
import { caseClaims } from './case-claims.ts'

const origins = ['submission', 'report'] as const

/** A page of the moderators' queue; invalid parameters are ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const queue = caseQueues.find((name) => name === search.get('queue')) ?? 'open'
  const origin = origins.find((name) => name === search.get('origin'))
  const list = await call(listCases, { query: { page, limit: 20, queue, ...(origin && { origin }) } })
  return { queue, origin: origin ?? null, list }
}

function addressOf(queue: string, origin: string | null, page = 1): string {
  const search = new URLSearchParams({ queue, ...(origin && { origin }), ...(page > 1 && { page: String(page) }) })
  return `/admin/moderation?${search}`
}

/** The waiting cases, by severity and then by age. */
export function Component() {
  const { queue, origin, list } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/moderation" isPrivate lead={text.lead}>
      <TabLinks
        label={text.queueLabel}
        tabs={caseQueues.map((name) => ({
          to: addressOf(name, origin),
          label: text.queues[name],
          isCurrent: name === queue,
        }))}
      />
      <ul className="chips" aria-label={text.originLabel}>
        {[null, ...origins].map((name) => (
          <li key={name ?? 'all'}>
            <Link to={addressOf(queue, name)} className="chip" aria-current={name === origin ? 'true' : undefined}>
              {text.origins[name ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
      {list.items.length === 0 ? (
        <EmptyState spot={<ArtFile file="spots/done.svg" />}>{text.empty}</EmptyState>
      ) : queue === 'decided' ? (
        <DataTable caption={text.queues[queue]} columns={columns} rows={list.items} rowKey={({ id }) => id} />
      ) : (
        <WaitingCases key={addressOf(queue, origin, list.page)} queue={queue} origin={origin} list={list} />
      )}
      <Pager of={list} toPage={(page) => addressOf(queue, origin, page)} />
    </PageFrame>
  )
}

type Waiting = {
  queue: 'open' | 'appeals'
  origin: string | null
  list: ReturnType<typeof useLoaderData<typeof loader>>['list']
}

/** Cases that somebody has to decide: taken, handed on and, where a list shows enough of them, decided together. */
function WaitingCases({ queue: name, origin, list: { items, colleagues } }: Waiting) {
  const queue = useQueue({ rows: items, idOf: ({ id }) => id, titleOf: ({ title }) => title })
  const [title, ...others] = columns
  // The tab says how they stand, and a chip where they come from.
  const told = others.filter(({ key }) => key !== 'state' && !(origin && key === 'origin'))
  const ticked = {
    ...title,
    cell: (row: CaseItem) => (
      <QueueRow queue={queue} row={row}>
        {title.cell(row)}
      </QueueRow>
    ),
  }
  return (
    <QueueList
      queue={queue}
      label={text.queues[name]}
      bar={
        <WorkBar
          queue={queue}
          calls={caseClaims}
          colleagues={colleagues}
          claimOf={({ holder }) => (holder === null ? null : {})}
          acts={name === 'open' ? caseActs : undefined}
        />
      }
    >
      <DataTable
        caption={text.queues[name]}
        columns={[ticked, ...told]}
        rows={items}
        rowKey={({ id }) => id}
        rowProps={queue.rowProps}
      />
    </QueueList>
  )
}

const titleColumn = {
  key: 'title',
  label: text.columns.title,
  cell: ({ id, title }: CaseItem) => (
    <Link to={`/admin/moderation/${id}`} className="tap">
      {title}
    </Link>
  ),
}

const columns: [Column<CaseItem>, ...Column<CaseItem>[]] = [
  titleColumn,
  {
    key: 'severity',
    label: text.columns.severity,
    cell: ({ severity, is_hidden, state }: CaseItem) => (
      <>
        {text.severity[severity]} {state === 'open' && is_hidden && <Tag>{text.hiddenNow}</Tag>}
      </>
    ),
  },
  {
    key: 'reports',
    label: text.columns.reports,
    cell: ({ report_count, weight }: CaseItem) => text.reportsOf(report_count, (weight / 100).toFixed(2)),
  },
  { key: 'origin', label: text.columns.origin, cell: ({ origin }: CaseItem) => text.origins[origin] },
  {
    key: 'since',
    label: text.columns.since,
    cell: ({ opened_at }: CaseItem) => formatThaiMoment(new Date(opened_at)),
  },
  { key: 'holder', label: text.columns.holder, cell: ({ holder }: CaseItem) => holder },
  { key: 'state', label: text.columns.state, cell: ({ state }: CaseItem) => text.states[state] },
]
