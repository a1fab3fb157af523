import { FormFault } from '#kit/forms/staff-forms.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refresh } from '#lib/web/data/refresh.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import type { WorkClaim } from '../admin-contract.ts'
import type { ClaimCalls, Colleagues } from './claim-calls.ts'
import { HandOverForm } from './hand-over-form.tsx'
import { text } from './text.ts'

type Props = {
  id: string
  claim: Omit<WorkClaim, 'id'> | null
  colleagues: Colleagues
  calls: ClaimCalls
}

/** Who works on a piece of a queue: take it, hand it on with a note, or give it back. */
export function ClaimPart({ id, claim, colleagues, calls }: Props) {
  const take = useAct((send: Send) => calls.take(send, id), { refresh: calls.refresh })
  const release = useAct((send: Send) => calls.release(send, id), { refresh: calls.refresh })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-13 text-ink-soft">{claim ? sayHolder(claim) : text.unclaimed}</p>
      {claim?.note ? (
        <p className="basis-full text-ink-soft">{text.handedOn(claim.handed_on_from, claim.note)}</p>
      ) : null}
      <FormFault fault={take.fault ?? release.fault} />
      {claim === null ? (
        <Button kind="line" size="small" data-js isBusy={take.isBusy} onClick={() => void take.run()}>
          {text.take}
        </Button>
      ) : null}
      {claim?.is_own ? (
        <>
          <details>
            <summary className="admin-summary">{text.handOver}</summary>
            <HandOverForm
              id={id}
              colleagues={colleagues}
              act={(send, to) => calls.handOver(send, id, to)}
              onDone={() => refresh(calls.refresh)}
            />
          </details>
          <Button kind="quiet" size="small" data-js isBusy={release.isBusy} onClick={() => void release.run()}>
            {text.release}
          </Button>
        </>
      ) : null}
    </div>
  )
}

function sayHolder({ is_own: isOwn, holder, claimed_at: at }: Omit<WorkClaim, 'id'>): string {
  const since = formatThaiMoment(new Date(at))
  return isOwn ? text.mine(since) : text.theirs(holder, since)
}
