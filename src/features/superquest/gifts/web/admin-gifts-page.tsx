import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { listGiftOrders } from '../admin-contract.ts'
import { GiftState } from '../contract.ts'
import { adminText as words } from './admin-text.ts'
import { text } from './text.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const state = GiftState.options.find((one) => one === search.get('state'))
  const page = Math.min(100, Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1))
  const list = await call(listGiftOrders, { query: { page, limit: 20, ...(state && { state }) } })
  return { list, state: state ?? null }
}

const path = '/admin/quest-gifts'
const states = ['paid', 'packed', 'shipped', 'delivered', 'refunded'] as const

/** The gifts that Super Quest has given, those that wait longest first. */
export function Component() {
  const { list, state } = useLoaderData<typeof loader>()
  const toPage = (page: number) => `${path}?${new URLSearchParams({ ...(state && { state }), page: String(page) })}`
  return (
    <PageFrame title={words.title} description={words.lead} path={path} isPrivate lead={words.lead}>
      <TabLinks
        label={words.states}
        tabs={[
          { to: path, label: words.all, isCurrent: state === null },
          ...states.map((one) => ({ to: `${path}?state=${one}`, label: text.states[one], isCurrent: state === one })),
        ]}
      />
      <Card aria-label={words.table}>
        {list.items.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <DataTable
            caption={words.table}
            columns={[
              { key: 'gift', label: words.columns.gift, cell: (row) => row.gift.name },
              { key: 'source', label: words.columns.source, cell: (row) => row.source },
              { key: 'asked', label: words.columns.asked, cell: (row) => formatThaiMoment(new Date(row.asked_at)) },
              { key: 'state', label: words.columns.state, cell: (row) => text.states[row.state] },
              { key: 'tracking', label: words.columns.tracking, cell: (row) => row.tracking ?? '' },
            ]}
            rows={list.items}
            rowKey={(row) => row.id}
          />
        )}
        <Pager of={list} toPage={toPage} />
      </Card>
    </PageFrame>
  )
}
