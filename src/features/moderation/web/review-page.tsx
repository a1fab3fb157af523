import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { DocumentView } from '#ui/reading/document-view.tsx'
import { type CaseView, showCase } from '../admin-contract.ts'
import { reasons } from '../reason-rules.ts'
import { adminText as text } from './admin-text.ts'
import { ClaimCard } from './claim-card.tsx'
import { DecisionForm } from './decision-form.tsx'

/** A case with everything needed for the decision. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  return call(showCase, { query: { id: params.id } })
}

/** One case: the text with its flags marked, the reports, and the decision. */
export function Component() {
  const one = useLoaderData<typeof loader>()
  return (
    <div className="columns" data-tone="money" key={one.id}>
      <PageHead title={one.title} description={text.title} path={`/admin/moderation/${one.id}`} isPrivate />
      <Card as="article" className="grid min-w-0 gap-4">
        <h1>{one.title}</h1>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <Tag>{text.states[one.state]}</Tag>
          <span>{text.severity[one.severity]}</span>
          <span>
            {text.author} {one.author_name}
          </span>
          <span>{formatThaiMoment(new Date(one.opened_at))}</span>
        </p>
        {one.flags.some(({ kind }) => kind === 'help') && <Notice kind="warn">{text.help}</Notice>}
        <h2>{text.body}</h2>
        {one.body ? (
          <DocumentView tree={one.body} renderTerm={(_key, words) => <mark>{words}</mark>} />
        ) : (
          <p>{text.gone}</p>
        )}
        {one.around && (
          <>
            <h2>{text.around}</h2>
            <DocumentView tree={one.around} renderTerm={(_key, words) => <mark>{words}</mark>} />
          </>
        )}
        {one.href && (
          <LinkButton kind="line" size="small" to={one.href}>
            {text.toPost}
          </LinkButton>
        )}
      </Card>
      <div className="stack">
        <ClaimCard one={one} />
        <DecisionForm one={one} />
        <Evidence one={one} />
        <LinkButton kind="line" to="/admin/moderation">
          {text.back}
        </LinkButton>
      </div>
    </div>
  )
}

function Evidence({ one }: { one: CaseView }) {
  return (
    <Card className="grid gap-3">
      {one.appeal && (
        <>
          <h2>{text.appeal}</h2>
          <p>{one.appeal.text}</p>
        </>
      )}
      <h2>{text.flags}</h2>
      {one.flags.length === 0 ? (
        <p>{text.noFlags}</p>
      ) : (
        <ul className="grid gap-1">
          {one.flags.map(({ category, excerpt }, i) => (
            <li key={i}>
              {text.categories[category]}
              {excerpt && (
                <>
                  : <mark>{excerpt}</mark>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <h2>{text.reports}</h2>
      {one.reports.length === 0 ? (
        <p>{text.noReports}</p>
      ) : (
        <ul className="grid gap-2">
          {one.reports.map(({ reason, note, weight, made_at }, i) => (
            <li key={i}>
              {reasons[reason].label} · {(weight / 100).toFixed(2)} · {formatThaiMoment(new Date(made_at))}
              {note && <p className="text-ink-soft">{note}</p>}
            </li>
          ))}
        </ul>
      )}
      <h2>{text.record}</h2>
      <p>{text.recordOf(one.record)}</p>
    </Card>
  )
}
