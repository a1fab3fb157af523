import { useLoaderData } from 'react-router'
import { WorkClaimPart } from '#features/staff-work/web/work-claim.tsx'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { HowPanel } from '#ui/basics/how-panel.tsx'
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
      {items.length === 0 ? <p role="status">{text.none}</p> : null}
      <ol className="grid gap-4">
        {items.map((proposal) => (
          <ProposalPart key={proposal.id} proposal={proposal} />
        ))}
      </ol>
      <HowPanel title={text.how} parts={text.howParts} />
    </PageFrame>
  )
}

function ProposalPart({ proposal }: { proposal: Proposal }) {
  const { run, isBusy, fault } = useAct(decideProposal, { refresh: ['page'] })
  const decide = (is_confirmed: boolean) => run({ body: { id: proposal.id, is_confirmed } })
  const mayConfirm = proposal.may_confirm && !proposal.is_stale
  return (
    <Card as="li" className="grid gap-3">
      <div>
        <h2>{proposal.title}</h2>
        <p className="text-13 text-ink-soft">
          {text.by(proposal.by, formatThaiMoment(new Date(proposal.asked_at)))}
          {proposal.value > 0 ? ` · ${text.value(formatKoin(proposal.value))}` : null}
        </p>
      </div>
      <dl className="grid gap-2">
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
      {mayConfirm ? (
        <Button isWide isBusy={isBusy} onClick={() => void decide(true)}>
          {text.confirm}
        </Button>
      ) : null}
      <Button kind="line" isWide isBusy={isBusy} onClick={() => void decide(false)}>
        {proposal.is_own ? text.withdraw : text.drop}
      </Button>
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
