import { useLoaderData } from 'react-router'
import { useWorkClaims } from '#features/staff-work/web/claim-calls.ts'
import { WorkBar } from '#features/staff-work/web/work-bar.tsx'
import { WorkClaimPart } from '#features/staff-work/web/work-claim.tsx'
import type { QueueAct } from '#kit/queue/queue-bar.tsx'
import { QueueList } from '#kit/queue/queue-list.tsx'
import { QueueRow } from '#kit/queue/queue-row.tsx'
import { type Queue, useQueue } from '#kit/queue/use-queue.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { decideProposal, listProposals, type Proposal } from '../admin-contract.ts'
import { text } from './text.ts'

/** What waits for a second person. */
export async function loader() {
  return call(listProposals, {})
}

/** The changes that wait for a second member of staff. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/proposals" isPrivate lead={text.lead}>
      {items.length === 0 ? <p role="status">{text.none}</p> : <Proposals items={items} />}
    </PageFrame>
  )
}

/** Confirming is not among them: a second person looks at each change before it takes effect. */
const acts: readonly QueueAct<Proposal>[] = [
  {
    name: 'drop',
    label: text.dropMany,
    isDanger: true,
    question: { lead: text.dropManyLead },
    send: (send, { id }) => send(decideProposal, { body: { id, is_confirmed: false } }),
    sayDone: text.droppedMany,
  },
]

function Proposals({ items }: { items: Proposal[] }) {
  const queue = useQueue({ rows: items, idOf: ({ id }) => id, titleOf: ({ title }) => title })
  const { claimOf, colleagues, calls } = useWorkClaims('proposals')
  return (
    <QueueList
      queue={queue}
      label={text.title}
      bar={<WorkBar queue={queue} calls={calls} colleagues={colleagues} claimOf={claimOf} acts={acts} />}
    >
      <ol className="grid gap-4">
        {items.map((proposal) => (
          <li key={proposal.id} {...queue.rowProps(proposal)}>
            <ProposalPart proposal={proposal} queue={queue} />
          </li>
        ))}
      </ol>
    </QueueList>
  )
}

function ProposalPart({ proposal, queue }: { proposal: Proposal; queue: Queue<Proposal> }) {
  const { run, isBusy, fault } = useAct(decideProposal, { refresh: ['page'] })
  const decide = (is_confirmed: boolean) => run({ body: { id: proposal.id, is_confirmed } })
  const mayConfirm = proposal.may_confirm && !proposal.is_stale
  return (
    <Card as="article" className="grid gap-3">
      <QueueRow queue={queue} row={proposal}>
        <h2>{proposal.title}</h2>
        <p className="text-13 text-ink-soft">
          {text.by(proposal.by, formatThaiMoment(new Date(proposal.asked_at)))}
          {proposal.value > 0 ? ` · ${text.value(formatKoin(proposal.value))}` : null}
        </p>
      </QueueRow>
      <dl className="bulk-changes">
        {proposal.changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="text-13 text-ink-soft">{name}</dt>
            <Change before={before} after={after} />
          </div>
        ))}
      </dl>
      {proposal.page ? (
        <p>
          <Link to={proposal.page}>{text.seeAsReaders}</Link>
        </p>
      ) : null}
      {proposal.may_confirm ? <WorkClaimPart queue="proposals" id={proposal.id} /> : null}
      {proposal.is_stale ? <Notice kind="warn">{text.stale}</Notice> : null}
      {proposal.may_confirm ? null : <p className="text-ink-soft">{text.own}</p>}
      <div className="bulk-decide">
        {mayConfirm ? (
          <Button isBusy={isBusy} onClick={() => void decide(true)}>
            {text.confirm}
          </Button>
        ) : null}
        <Button kind="line" isBusy={isBusy} onClick={() => void decide(false)}>
          {proposal.is_own ? text.withdraw : text.drop}
        </Button>
      </div>
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </Card>
  )
}

/** Above this length before and after stand below each other, with their paragraphs. */
const maxInLine = 80

function Change({ before, after }: { before: string; after: string }) {
  const shown = after || text.nothing
  if (!before) return <dd className="whitespace-pre-line font-semibold">{shown}</dd>
  if (before.length + after.length <= maxInLine)
    return (
      <dd>
        {text.before}: {before} → {text.after}: <strong>{shown}</strong>
      </dd>
    )
  return (
    <>
      <dd className="whitespace-pre-line text-ink-soft">
        {text.before}: {before}
      </dd>
      <dd className="whitespace-pre-line">
        {text.after}: <strong>{shown}</strong>
      </dd>
    </>
  )
}
