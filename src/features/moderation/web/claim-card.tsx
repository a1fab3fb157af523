import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import type { CaseView } from '../admin-contract.ts'
import { claimCase, handOverCase, noteLength, releaseCase } from '../claim-contract.ts'
import { adminText as text } from './admin-text.ts'

/** Who works on a case: take it, hand it on with a note, or give it back. Nothing once it is decided. */
export function ClaimCard({ one }: { one: CaseView }) {
  const take = useAct(claimCase, { refresh: ['page'] })
  const isWaiting = one.state === 'open' || one.appeal?.state === 'open'
  if (!isWaiting || one.may.length === 0) return null
  const { claim } = one
  return (
    <Card className="grid gap-3" aria-labelledby="claim">
      <h2 id="claim">{text.claim}</h2>
      <p>{claim ? sayHolder(claim) : text.unclaimed}</p>
      {claim?.note ? <p className="text-ink-soft">{text.handedOn(claim.handed_on_from, claim.note)}</p> : null}
      <FormFault fault={take.fault} />
      {claim === null && (
        <Button
          kind="line"
          className="justify-self-start"
          data-js
          isBusy={take.isBusy}
          onClick={() => void take.run({ body: { id: one.id } })}
        >
          {text.take}
        </Button>
      )}
      {claim?.is_own && <Own one={one} />}
    </Card>
  )
}

function sayHolder({ is_own: isOwn, holder, claimed_at: at }: NonNullable<CaseView['claim']>): string {
  const since = formatThaiMoment(new Date(at))
  return isOwn ? text.mine(since) : text.theirs(holder, since)
}

/** What the holder may do: hand it on, or give it back. */
function Own({ one: { id, colleagues } }: { one: CaseView }) {
  const release = useAct(releaseCase, { refresh: ['page'] })
  return (
    <>
      <details>
        <summary className="admin-summary">{text.handOver}</summary>
        {colleagues.length === 0 ? <p>{text.noColleague}</p> : <HandOver id={id} colleagues={colleagues} />}
      </details>
      <FormFault fault={release.fault} />
      <Button
        kind="quiet"
        className="justify-self-start"
        data-js
        isBusy={release.isBusy}
        onClick={() => void release.run({ body: { id } })}
      >
        {text.release}
      </Button>
    </>
  )
}

function HandOver({ id, colleagues }: Pick<CaseView, 'id' | 'colleagues'>) {
  const hand = useStaffForm({
    id: 'hand',
    values: { to: '', note: '' },
    act: (send, { to, note }) => send(handOverCase, { body: { id, to, note } }),
  })
  return (
    <form className="grid gap-3" noValidate onSubmit={hand.onSubmit}>
      <SelectField
        {...hand.field('to')}
        label={text.to}
        placeholder={text.chooseColleague}
        options={colleagues.map((one) => ({ value: one.id, label: one.label }))}
      />
      <TextAreaField {...hand.field('note')} label={text.toNote} hint={text.toNoteHint} maxLength={noteLength} />
      <FormFault fault={hand.fault} see={hand.see} />
      <Button type="submit" size="small" className="justify-self-start" isBusy={hand.isBusy}>
        {text.sendOn}
      </Button>
    </form>
  )
}
