import { useState } from 'react'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { bangkokDay, formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { actOnContent } from '../../admin-contract.ts'
import type { ContentItem } from '../../editor-admin-contract.ts'
import { text as listText, stateWords } from '../list/list-text.ts'
import { text } from './editor-text.ts'

type Piece = { kind: string; id: string }

/** When a piece goes out and is over, when its facts are due, and the acts that put it out or take it away. */
export function TimePart({ piece, item: { row, acts, reasons } }: { piece: Piece; item: ContentItem }) {
  const { opens_at, ends_at, check_by, changed_at, state } = row
  const moment = (at: string) => formatThaiMoment(new Date(at))
  return (
    <section className="content-editor-part" aria-label={text.time}>
      <dl className="content-times">
        <Fact name={text.state} is={stateWords[state]} />
        <Fact name={text.opens} is={opens_at && moment(opens_at)} />
        <Fact name={text.ends} is={ends_at && moment(ends_at)} />
        <Fact name={text.checkBy} is={check_by && formatThaiDate(check_by)} />
        <Fact name={text.changed} is={changed_at && moment(changed_at)} />
      </dl>
      {opens_at && state === 'scheduled' ? (
        <p>
          <Link
            to={`/admin/calendar?${new URLSearchParams({ from: bangkokDay(new Date(opens_at)), kinds: piece.kind })}`}
          >
            {text.toCalendar}
          </Link>
        </p>
      ) : null}
      {acts
        .filter((act) => act !== 'tag')
        .filter((act) => (act === 'publish') === (state !== 'live' && state !== 'scheduled'))
        .map((act) => (
          <ActForm key={act} piece={piece} act={act} needsReason={reasons.includes(act)} />
        ))}
    </section>
  )
}

function Fact({ name, is }: { name: string; is: string | null }) {
  return is ? (
    <div>
      <dt>{name}</dt>
      <dd>{is}</dd>
    </div>
  ) : null
}

function ActForm({ piece, act, needsReason }: { piece: Piece; act: 'publish' | 'withdraw'; needsReason: boolean }) {
  const [reason, setReason] = useState('')
  const { run, isBusy, done, fault } = useAct(actOnContent, { refresh: ['page'] })
  const refused = done?.reply.results[0]?.refusal
  const why = refused?.detail ?? fault
  return (
    <PlainForm className="content-editor-acts" onSend={() => void run({ body: { act, items: [piece], reason } })}>
      {needsReason ? (
        <TextField label={text.reason} value={reason} onChange={(event) => setReason(event.target.value)} />
      ) : null}
      <Button type="submit" kind="line" size="small" isBusy={isBusy}>
        {text[act]}
      </Button>
      <span role="status">
        {done && !why ? (done.reply.results[0]?.waits ? listText.waits(1) : text.acted[act]) : ''}
      </span>
      <FormFault fault={why} see={refused?.see ?? null} />
    </PlainForm>
  )
}
