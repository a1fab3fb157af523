import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { WorkQueueName } from '#kit/work-queues.ts'
import type { Reply } from '#lib/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { claimWork, handOverWork, listWorkClaims, noteLength, releaseWork, type WorkClaim } from '../admin-contract.ts'
import { text } from './text.ts'

type Props = { queue: WorkQueueName; id: string }
type Colleagues = Reply<typeof listWorkClaims>['colleagues']

/** Who works on a piece of a queue: take it, hand it on with a note, or give it back. The parts of a page share one call. */
export function WorkClaimPart({ queue, id }: Props) {
  const { reply } = useReply(listWorkClaims, { query: { queue } })
  const take = useAct(claimWork, { refresh: [listWorkClaims] })
  if (!reply) return null
  const claim = reply.claims.find((one) => one.id === id) ?? null
  return (
    <div className="grid gap-2">
      <p className="text-13 text-ink-soft">{claim ? sayHolder(claim) : text.unclaimed}</p>
      {claim?.note ? <p className="text-ink-soft">{text.handedOn(claim.handed_on_from, claim.note)}</p> : null}
      <FormFault fault={take.fault} />
      {claim === null ? (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          isBusy={take.isBusy}
          onClick={() => void take.run({ body: { queue, id } })}
        >
          {text.take}
        </Button>
      ) : null}
      {claim?.is_own ? <Own queue={queue} id={id} colleagues={reply.colleagues} /> : null}
    </div>
  )
}

function sayHolder({ is_own: isOwn, holder, claimed_at: at }: WorkClaim): string {
  const since = formatThaiMoment(new Date(at))
  return isOwn ? text.mine(since) : text.theirs(holder, since)
}

/** What the holder may do: hand it on, or give it back. */
function Own({ queue, id, colleagues }: Props & { colleagues: Colleagues }) {
  const release = useAct(releaseWork, { refresh: [listWorkClaims] })
  return (
    <>
      <details>
        <summary className="admin-summary">{text.handOver}</summary>
        {colleagues.length === 0 ? (
          <p>{text.noColleague}</p>
        ) : (
          <HandOver queue={queue} id={id} colleagues={colleagues} />
        )}
      </details>
      <FormFault fault={release.fault} />
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        isBusy={release.isBusy}
        onClick={() => void release.run({ body: { queue, id } })}
      >
        {text.release}
      </Button>
    </>
  )
}

function HandOver({ queue, id, colleagues }: Props & { colleagues: Colleagues }) {
  const { refresh } = useReply(listWorkClaims, { query: { queue } })
  const hand = useStaffForm({
    id: `hand-${id}`,
    values: { to: '', note: '' },
    act: (send, { to, note }) => send(handOverWork, { body: { queue, id, to, note } }),
    onDone: () => void refresh(),
  })
  return (
    <form className="grid gap-3" noValidate onSubmit={hand.onSubmit}>
      <SelectField
        {...hand.field('to')}
        label={text.to}
        placeholder={text.chooseColleague}
        options={colleagues.map((one) => ({ value: one.id, label: one.label }))}
      />
      <TextAreaField {...hand.field('note')} label={text.note} hint={text.noteHint} maxLength={noteLength} />
      <FormFault fault={hand.fault} see={hand.see} />
      <Button type="submit" size="small" className="justify-self-start" isBusy={hand.isBusy}>
        {text.sendOn}
      </Button>
    </form>
  )
}
