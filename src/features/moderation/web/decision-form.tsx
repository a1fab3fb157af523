import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { type CaseView, decideAppeal, decideCase } from '../admin-contract.ts'
import { reasonNames, reasons } from '../reason-rules.ts'
import { adminText as text } from './admin-text.ts'

const Boxes = z.object({
  decision: z.enum(['approve', 'return', 'hide', 'restore', 'grant', 'refuse']),
  reason: z.string(),
  note: z.string(),
})
type Boxes = z.infer<typeof Boxes>
type Decision = Boxes['decision']

const resolver = resolverFor(Boxes, {
  findFaults: (boxes) => faultsAt({ reason: needsReason(boxes) ? text.reasonNeeded : null }),
})
const options = reasonNames.map((value) => ({ value, label: reasons[value].label }))
const isKind = (decision: Decision) => decision === 'approve' || decision === 'restore' || decision === 'grant'

function needsReason({ decision, reason, note }: Boxes): boolean {
  return (decision === 'return' || decision === 'hide') && (reason === '' || (reason === 'other' && note.trim() === ''))
}

/** Whether somebody still has to decide: the case, or the appeal against its decision. */
function isWaiting({ state, appeal }: CaseView): boolean {
  return state === 'open' || appeal?.state === 'open'
}

/** The decision, with the reason for the author. Alt with a digit is the shortcut in the legend. */
export function DecisionForm({ one }: { one: CaseView }) {
  const navigate = useNavigate()
  const { form, sending, decide } = useDecision(one)
  const { reason, note } = form.watch()
  const { fault, isBusy } = sending
  const kind = one.may.find(isKind)
  const field = fieldsOf(form)
  const toNext = () => void navigate(one.next_id ? `/admin/moderation/${one.next_id}` : '/admin/moderation')
  useKeys({
    Digit1: () => kind && decide(kind),
    Digit2: () => form.setFocus('reason'),
    Digit3: toNext,
  })
  return (
    <Card className="grid gap-4" aria-labelledby="decide">
      <h2 id="decide">{text.decide}</h2>
      {one.state !== 'open' && (
        <p>
          {text.decidedAs(text.states[one.state])}
          {one.reason && ` · ${reasons[one.reason].label}`}
        </p>
      )}
      {one.note && <p>{one.note}</p>}
      {one.may.length === 0 ? (
        // What is decided needs no reason why it cannot be decided.
        isWaiting(one) && <p className="text-ink-soft">{text.cannot}</p>
      ) : (
        <form className="contents" noValidate onSubmit={sending.onSubmit}>
          {!one.may.includes('grant') && (
            <div>
              <SelectField {...field('reason')} label={text.reason} placeholder={text.chooseReason} options={options} />
              {reason && reason !== 'other' && <p className="mt-2 text-13 text-ink-soft">{whyOf(reason)}</p>}
            </div>
          )}
          <TextAreaField {...field('note')} label={text.note} hint={text.noteHint} isOptional maxLength={500} />
          {fault && (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          )}
          <div className="grid gap-3">
            {one.may.map((decision) => (
              <Button
                key={decision}
                kind={isKind(decision) ? 'line' : 'danger'}
                isWide
                data-js
                isBusy={isBusy}
                offReason={needsReason({ decision, reason, note }) ? text.reasonNeeded : null}
                onClick={() => decide(decision)}
                onOffPress={() => decide(decision)}
              >
                {text.acts[decision]}
              </Button>
            ))}
          </div>
        </form>
      )}
      <Button kind="quiet" data-js onClick={toNext}>
        {text.next}
      </Button>
      <Legend />
    </Card>
  )
}

function whyOf(reason: string): string | undefined {
  return reasonNames.filter((name) => name === reason).map((name) => reasons[name].why)[0]
}

async function sendDecision(send: Send, { id, decision, reason, note }: Boxes & { id: string }): Promise<void> {
  const body = { id, ...(note && { note }) }
  if (decision === 'grant' || decision === 'refuse')
    return void (await send(decideAppeal, { body: { ...body, decision } }))
  const known = reasonNames.find((name) => name === reason)
  await send(decideCase, { body: { ...body, decision, ...(known && { reason: known }) } })
}

/** The form of a decision. `decide` sends it, or shows that it needs a reason. */
function useDecision({ id }: CaseView) {
  const form = useForm<Boxes, unknown, Boxes>({
    resolver,
    defaultValues: { reason: '', note: '' },
    shouldFocusError: false,
  })
  const sending = useFormAct({
    form,
    order: ['reason', 'note'],
    staysOnPage: true,
    toInput: (boxes: Boxes) => ({ ...boxes, id, note: boxes.note.trim() && boxes.note }),
    act: sendDecision,
    refresh: ['page'],
  })
  const decide = (decision: Decision) => {
    form.setValue('decision', decision)
    sending.submit()
  }
  return { form, sending, decide }
}

/** By physical key, so that it works in every keyboard layout; with Alt, so that typing never triggers it. */
function useKeys(keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = event.altKey && !event.ctrlKey && !event.metaKey ? keys[event.code] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function Legend() {
  return (
    <dl className="outbox-facts text-13" aria-label={text.keys}>
      {text.keyList.map(([key, what]) => (
        <div key={key} className="contents">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
