import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { type Desk, readDesk } from '../../desk-admin-contract.ts'
import { text } from './desk-text.ts'

export async function loader() {
  return { desk: await call(readDesk, {}) }
}

/** The start page of the back office: waiting work, and the health of the system. */
export function Component() {
  const { desk } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6">
      <PageHead title={text.title} description={text.description} path="/admin" isPrivate />
      <h1>{text.title}</h1>
      <Card aria-labelledby="work" className="grid gap-3">
        <h2 id="work">{text.work}</h2>
        {desk.work.length === 0 ? <p className="text-ink-soft">{text.noWork}</p> : null}
        <ul className="admin-list">
          {desk.work.map(({ key, count }) => (
            <li key={key} className="admin-line">
              <Link to={text.works[key].to} className="inline-flex min-h-11 items-center">
                {text.works[key].name}
              </Link>
              <span>{text.count(count)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card aria-labelledby="health" className="grid gap-3">
        <h2 id="health">{text.health}</h2>
        <Health health={desk.health} />
      </Card>
    </div>
  )
}

function Health({ health }: { health: Desk['health'] }) {
  const { mails_waiting: waiting, mails_failed: failed, jobs_failed: jobsFailed, books } = health
  const moment = (at: string) => formatThaiMoment(new Date(at))
  return (
    <dl className="admin-list">
      <Line name={text.mails}>
        {waiting.since === null ? text.mailsNone : text.mailsWaiting(waiting.count, moment(waiting.since))}
      </Line>
      <Line name={text.mailsFailed} isGood={failed === 0}>
        {text.mailsFailedCount(failed)}
      </Line>
      <Line name={text.jobs}>{text.jobsWaiting(health.jobs_waiting)}</Line>
      <Line name={text.jobsFailed} isGood={jobsFailed.length === 0}>
        {jobsFailed.length === 0
          ? text.jobsNone
          : jobsFailed.map(({ task, count }) => text.jobFailed(task, count)).join(' · ')}
      </Line>
      {books === null ? (
        <Line name={text.books}>{text.booksNever}</Line>
      ) : (
        <Line name={text.books} isGood={books.faults.length === 0}>
          {books.faults.length === 0
            ? text.booksRight(moment(books.made_at))
            : [
                text.booksWrong(moment(books.made_at)),
                ...books.faults.map(({ check, count }) => text.bookFault(check, count)),
              ].join(' · ')}
        </Line>
      )}
    </dl>
  )
}

/** One figure; a word marks it as good or bad where that applies. */
function Line({ name, isGood, children }: { name: string; isGood?: boolean; children: ReactNode }) {
  return (
    <div className="admin-line">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        {children}
        {isGood === undefined ? null : (
          <span className={isGood ? 'admin-mark admin-mark-good' : 'admin-mark admin-mark-look'}>
            {isGood ? text.good : text.look}
          </span>
        )}
      </dd>
    </div>
  )
}
