import { useLoaderData } from 'react-router'
import { formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './people-text.ts'
import type { loader } from './person-loader.ts'
import { PersonLogins } from './person-logins.tsx'
import { PersonRoles } from './person-roles.tsx'

/** One person: the state of the account, its roles, and its sessions. */
export function Component() {
  const { person } = useLoaderData<typeof loader>()
  return (
    <div className="grid w-full max-w-form gap-6">
      <PageHead title={person.display_name} description={text.description} path="/admin/people" isPrivate />
      <div>
        <Link to="/admin/people" className="inline-flex min-h-11 items-center">
          {text.back}
        </Link>
        <h1>{person.display_name}</h1>
      </div>
      <Card aria-labelledby="account" className="grid gap-3">
        <h2 id="account">{text.account}</h2>
        <dl className="admin-list">
          <div className="admin-line">
            <dt className="text-ink-soft">{text.email}</dt>
            <dd className="break-all">{person.email}</dd>
          </div>
          <div className="admin-line">
            <dt className="text-ink-soft">{text.state}</dt>
            <dd>{person.is_leaving ? text.leaving : text.states[person.state]}</dd>
          </div>
          <div className="admin-line">
            <dt className="text-ink-soft">{text.since}</dt>
            <dd>{formatThaiMonth(person.member_since)}</dd>
          </div>
        </dl>
        <Link to={`/admin/log?kind=person&subject=${person.id}`} className="inline-flex min-h-11 items-center">
          {text.log}
        </Link>
      </Card>
      <PersonRoles key={person.id} />
      <PersonLogins />
    </div>
  )
}
