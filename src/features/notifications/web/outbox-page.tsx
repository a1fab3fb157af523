import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { listMails, readMail } from '../outbox-contract.ts'
import { text } from './outbox-text.ts'

/** A page of the outbox, and the opened mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const id = search.get('mail')
  const [list, mail] = await Promise.all([
    call(listMails, { query: { page, limit: 20 } }),
    id ? call(readMail, { query: { id } }) : null,
  ])
  return { list, mail }
}

/** The mails of a demonstration, for staff. */
export function Component() {
  const { list, mail } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/outbox" isPrivate lead={text.lead}>
      {list.total === 0 ? (
        <EmptyState spot={<ArtFile file="spots/mail.svg" />}>{text.empty}</EmptyState>
      ) : (
        <div className="columns outbox">
          <MailList />
          <Card className="min-w-0">{mail ? <Mail key={mail.id} /> : <p>{text.choose}</p>}</Card>
        </div>
      )}
    </PageFrame>
  )
}

function MailList() {
  const { list, mail } = useLoaderData<typeof loader>()
  return (
    <nav aria-label={text.list} className="stack">
      <ul className="notice-list">
        {list.items.map(({ id, subject, to, made_at, state }) => (
          <li key={id} className="outbox-row">
            <Link
              to={`/admin/outbox?page=${list.page}&mail=${id}`}
              className="notice-row-link"
              aria-current={id === mail?.id ? 'true' : undefined}
            >
              {subject}
            </Link>
            <p className="text-13 text-ink-soft">{to}</p>
            <p className="flex flex-wrap items-center gap-2 text-13 text-ink-soft">
              <time dateTime={made_at}>{formatThaiMoment(new Date(made_at))}</time> <Tag>{text.states[state]}</Tag>
            </p>
          </li>
        ))}
      </ul>
      <Pager of={list} toPage={(to) => `/admin/outbox?page=${to}`} />
    </nav>
  )
}

function Mail() {
  const mail = useLoaderData<typeof loader>().mail!
  return (
    <article className="grid gap-4">
      <h2>{mail.subject}</h2>
      <dl className="outbox-facts">
        <dt>{text.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{text.kind}</dt>
        <dd>{mail.kind}</dd>
        <dt>{text.made}</dt>
        <dd>{formatThaiMoment(new Date(mail.made_at))}</dd>
      </dl>
      {mail.frame ? (
        <>
          <h3>{text.asHtml}</h3>
          {/* Sandboxed: no scripts, forms or navigation; its links are listed below. */}
          <iframe sandbox="" src={mail.frame} title={text.asHtml} className="outbox-frame" />
        </>
      ) : null}
      <h3>{text.asText}</h3>
      {mail.text === null ? <p>{text.forgotten}</p> : <p className="outbox-text">{linked(mail.text)}</p>}
    </article>
  )
}

/** Text with clickable addresses. */
function linked(letter: string) {
  return letter.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 ? (
      <a key={i} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
