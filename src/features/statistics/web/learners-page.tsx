import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { spans } from '../count-rules.ts'
import { listLearners } from '../learners-contract.ts'
import { learnersText as text } from './learners-text.ts'

const path = '/admin/statistics/learners'

/** A page of those who learned in a span; other parameters are ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const span = spans.find((one) => String(one) === search.get('span')) ?? 28
  const asked = search.get('after')
  const after = asked && /^[0-9a-f-]{36}$/.test(asked) ? asked : undefined
  return { span, list: await call(listLearners, { query: { span, ...(after && { after }) } }) }
}

/** The people behind a number of learners, who lead to their accounts. */
export function Component() {
  const { span, list } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path={path}
      isPrivate
      lead={text.lead(span, formatThaiDate(list.day))}
      back={<Link to="/admin/statistics">{text.back}</Link>}
    >
      <TabLinks
        label={text.spans}
        tabs={spans.map((one) => ({ to: `${path}?span=${one}`, label: text.span(one), isCurrent: one === span }))}
      />
      <Card as="div" className="grid gap-4">
        <DataTable
          caption={text.title}
          isCompact
          rows={list.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: text.name,
              cell: ({ id, display_name: name }) => (
                <Link to={`/admin/people/${id}`} className="tap">
                  {name}
                </Link>
              ),
            },
          ]}
        />
        {list.next ? (
          <LinkButton kind="line" to={`${path}?span=${span}&after=${list.next}`}>
            {text.more}
          </LinkButton>
        ) : null}
      </Card>
    </PageFrame>
  )
}
