import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { WorkClaimPart } from '#features/staff-work/web/work-claim.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { HowPanel } from '#ui/basics/how-panel.tsx'
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
        list.items.map((one) => <Waiting key={`${one.id} ${one.version}`} one={one} />)
      )}
      <Pager of={list} toPage={(page) => `/admin/summaries?page=${page}`} />
      <HowPanel title={text.how} parts={text.howParts} />
    </PageFrame>
  )
}

function Waiting({ one }: { one: WaitingSummary }) {
  const [reason, setReason] = useState<SummaryReason | ''>('')
  const { fault, isBusy, run } = useAct(decideSummary, { refresh: ['page'] })
  const decide = (given: SummaryReason | null) =>
    void run({ body: { id: one.id, version: one.version, reason: given } })
  return (
    <Card as="article" className="grid gap-3">
      <h2>
        <Link to={one.post.href}>{one.post.title}</Link>
      </h2>
      <p className="flex flex-wrap gap-3 text-13 text-ink-soft">
        {text.by(one.author_name)} <span>{formatThaiMoment(new Date(one.updated_at))}</span>
        {one.is_for_staff && <Tag>{text.forStaff}</Tag>}
      </p>
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
      <PlainForm>
        <SelectField
          label={text.reason}
          placeholder={text.chooseReason}
          options={options}
          value={reason}
          onChange={(event) => setReason(event.target.value as SummaryReason | '')}
        />
      </PlainForm>
      {reason && <p className="text-13 text-ink-soft">{summaryReasons[reason]}</p>}
      <div className="grid gap-3">
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
    </Card>
  )
}
