import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type Operations, readOperations } from '../operations-contract.ts'
import { BooksPart } from './books-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { MaintenancePart } from './maintenance-part.tsx'
import { SystemPart } from './system-part.tsx'
import { text } from './text.ts'

export async function loader() {
  return { operations: await call(readOperations, {}) }
}

/** What runs the product, and what staff can do when it does not. */
export function Component() {
  const { operations } = useLoaderData<typeof loader>()
  const { books, rest } = operations
  return (
    <PageFrame
      title={text.title}
      description={text.lead}
      path="/admin/operations"
      isPrivate
      lead={text.lead}
      more={<Parts hasRest={rest !== null} />}
    >
      <p className="text-17">{sayState(operations)}</p>
      {rest?.maintenance.is_on ? <Notice kind="danger">{text.closed}</Notice> : null}
      {rest && <JobsPart jobs={rest.jobs} held={rest.held} />}
      {rest && <MailsPart mails={rest.mails} />}
      <BooksPart books={books} />
      {rest && <MaintenancePart maintenance={rest.maintenance} />}
      {rest && <SystemPart system={rest.system} />}
    </PageFrame>
  )
}

/** The sections, and the desk of rates and caps for those who have it. */
function Parts({ hasRest }: { hasRest: boolean }) {
  const roles = useAuth().currentUser?.roles ?? []
  const rest = ['jobs', 'mails', 'books', 'maintenance', 'system'] as const
  const shown = hasRest ? rest : (['books'] as const)
  return (
    <nav aria-label={text.parts} className="chips mt-3">
      {shown.map((part) => (
        <a key={part} className="chip" href={`#${part}`}>
          {text[part]}
        </a>
      ))}
      {roles.includes('finance') ? (
        <Link className="chip" to="/admin/koin/rates">
          {text.rates}
        </Link>
      ) : null}
    </nav>
  )
}

function sayState({ books, rest }: Operations): string {
  const jobs = rest
    ? rest.held.length + rest.jobs.filter(({ state }) => state === 'failed' || state === 'late').length
    : 0
  const count = jobs + (rest?.mails.items.length ?? 0) + books.faults.length
  return count === 0 ? text.fine : text.trouble(count)
}
