import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type FoundPerson, findPeople } from '../../people-admin-contract.ts'
import { FilterForm } from '../filter-form.tsx'
import { text } from './people-text.ts'

/** The people that match the keyword; the staff without a keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const keyword = search.get('keyword')?.trim() ?? ''
  const isAsleep = search.get('only') === 'asleep'
  const query = { ...(keyword && { keyword }), ...(isAsleep && { only: 'asleep' as const }) }
  return { keyword, isAsleep, found: await call(findPeople, { query }) }
}

const columns: Column<FoundPerson>[] = [
  {
    key: 'name',
    label: text.name,
    cell: ({ id, display_name }) => (
      <Link to={`/admin/people/${id}`} className="admin-cell-link">
        {display_name}
      </Link>
    ),
  },
  { key: 'email', label: text.email, cell: ({ email }) => <span className="break-all">{email}</span> },
  { key: 'roles', label: text.roles, cell: ({ roles }) => (roles.length > 0 ? roles.join(', ') : text.noRoles) },
  {
    key: 'factor',
    label: text.factor,
    cell: ({ roles, has_factor }) => (roles.length === 0 ? '–' : has_factor ? text.hasFactor : text.noFactor),
  },
]

/** Searches people; without a keyword it lists the staff. */
export function Component() {
  const { keyword, isAsleep, found } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/people" isPrivate lead={text.lead}>
      <FilterForm action="/admin/people" label={text.find} className="admin-search">
        <TextField key={keyword} label={text.keyword} name="keyword" autoComplete="off" defaultValue={keyword} />
        <Button type="submit" data-js>
          {text.find}
        </Button>
      </FilterForm>
      {keyword ? null : (
        <TabLinks
          label={text.list}
          tabs={[
            { to: '/admin/people', label: text.everyStaff, isCurrent: !isAsleep },
            { to: '/admin/people?only=asleep', label: text.asleep, isCurrent: isAsleep },
          ]}
        />
      )}
      <Card as="div">
        {found.items.length === 0 ? (
          <p role="status">{isAsleep && !keyword ? text.noneAsleep : text.none}</p>
        ) : (
          <DataTable caption={text.list} columns={columns} rows={found.items} rowKey={({ id }) => id} />
        )}
        {found.is_cut ? <p className="text-ink-soft">{text.cut}</p> : null}
      </Card>
    </PageFrame>
  )
}
