import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { useWorkClaims } from '#features/staff-work/web/claim-calls.ts'
import { WorkBar } from '#features/staff-work/web/work-bar.tsx'
import { WorkClaimPart } from '#features/staff-work/web/work-claim.tsx'
import type { QueueAct } from '#kit/queue/queue-bar.tsx'
import { QueueList } from '#kit/queue/queue-list.tsx'
import { QueueRow } from '#kit/queue/queue-row.tsx'
import { type Queue, useQueue } from '#kit/queue/use-queue.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { decideSummary, listWaitingSummaries, type WaitingSummary } from '../summary-admin-contract.ts'
import { type SummaryReason, summaryReasonNames, summaryReasons } from '../summary-rules.ts'
import { summaryText as text } from './summary-text.ts'

/** A page of the waiting summaries. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  return call(listWaitingSummaries, { query: { page, limit: 10 } })
}

const options = summaryReasonNames
  .filter((name) => name !== 'readers')
  .map((value) => ({ value, label: text.reasons[value] }))

/** Summaries by readers without a decision. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.queueTitle}
      description={text.queueLead}
      path="/admin/summaries"
      isPrivate
      lead={text.queueLead}
    >
      {list.items.length === 0 ? (
        <EmptyState spot={<ArtFile file="spots/done.svg" />}>{text.queueEmpty}</EmptyState>
      ) : (
        <WaitingSummaries key={list.page} items={list.items} />
      )}
      <Pager of={list} toPage={(page) => `/admin/summaries?page=${page}`} />
    </PageFrame>
  )
}

const refusing = {
  label: text.reason,
  placeholder: text.chooseReason,
  options,
  explain: (value: string) => summaryReasons[value as SummaryReason],
  missing: text.reasonFirst,
}

/** Each is shown in full, so that many can be decided together; each by its own command, with its own refusal. */
const acts: readonly QueueAct<WaitingSummary>[] = [
  {
    name: 'accept',
    label: text.acceptMany,
    question: { lead: text.acceptManyLead },
    send: (send, { id, version }) => send(decideSummary, { body: { id, version, reason: null } }),
    sayDone: text.acceptedMany,
  },
  {
    name: 'return',
    label: text.giveBack,
    question: { lead: text.giveBackManyLead, reason: refusing },
    send: (send, { id, version }, answer) =>
      send(decideSummary, { body: { id, version, reason: answer as SummaryReason } }),
    sayDone: text.gaveBackMany,
  },
]

function WaitingSummaries({ items }: { items: WaitingSummary[] }) {
  const queue = useQueue({ rows: items, idOf: ({ id }) => id, titleOf })
  const { claimOf, colleagues, calls } = useWorkClaims('summaries')
  return (
    <QueueList
      queue={queue}
      label={text.queueTitle}
      bar={<WorkBar queue={queue} calls={calls} colleagues={colleagues} claimOf={claimOf} acts={acts} />}
    >
      {items.map((one) => (
        <div key={`${one.id} ${one.version}`} {...queue.rowProps(one)}>
          <Waiting one={one} queue={queue} />
        </div>
      ))}
    </QueueList>
  )
}

function titleOf({ post, author_name: name }: WaitingSummary): string {
  return `${post.title} ${text.by(name)}`
}

function Waiting({ one, queue }: { one: WaitingSummary; queue: Queue<WaitingSummary> }) {
  const [reason, setReason] = useState<SummaryReason | ''>('')
  const { fault, isBusy, run } = useAct(decideSummary, { refresh: ['page'] })
  const decide = (given: SummaryReason | null) =>
    void run({ body: { id: one.id, version: one.version, reason: given } })
  return (
    <Card as="article" className="grid gap-3">
      <QueueRow queue={queue} row={one}>
        <h2>
          <Link to={one.post.href}>{one.post.title}</Link>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
          {text.by(one.author_name)} <span>{formatThaiMoment(new Date(one.updated_at))}</span>
          {one.is_for_staff && <Tag>{text.forStaff}</Tag>}
        </p>
      </QueueRow>
      <blockquote className="whitespace-pre-line">{one.text}</blockquote>
      {one.flags.length > 0 && (
        <p>
          {text.flagged}: <mark>{one.flags.map(({ excerpt }) => excerpt).join(' · ')}</mark>
        </p>
      )}
      {one.verdicts.length > 0 && (
        <p>
          {text.votes}: {one.verdicts.map((verdict) => text.verdicts[verdict]).join(' · ')}
        </p>
      )}
      <WorkClaimPart queue="summaries" id={one.id} />
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <div className="bulk-decide">
        <PlainForm>
          <SelectField
            label={text.reason}
            placeholder={text.chooseReason}
            options={options}
            value={reason}
            onChange={(event) => setReason(event.target.value as SummaryReason | '')}
          />
        </PlainForm>
        <Button kind="line" data-js isBusy={isBusy} onClick={() => decide(null)}>
          {text.accept}
        </Button>
        <Button
          kind="line"
          data-js
          isBusy={isBusy}
          offReason={reason ? null : text.reasonFirst}
          onClick={() => reason && decide(reason)}
        >
          {text.giveBack}
        </Button>
      </div>
      {reason && <p className="text-13 text-ink-soft">{summaryReasons[reason]}</p>}
    </Card>
  )
}
