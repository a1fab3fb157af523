import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextAreaField } from '#ui/fields/field.tsx'
import { type CaseView, decideAppeal, decideCase } from '../admin-contract.ts'
import { type Reason, reasonNames, reasons } from '../reason-rules.ts'
import { adminText as text } from './admin-text.ts'

type Deed = CaseView['may'][number]
const options = reasonNames.map((value) => ({ value, label: reasons[value].label }))
const isKind = (deed: Deed) => deed === 'approve' || deed === 'restore' || deed === 'grant'

/** Whether somebody still has to decide: the case, or the appeal against its decision. */
function isWaiting({ state, appeal }: CaseView): boolean {
  return state === 'open' || appeal?.state === 'open'
}

/** The decision, with the reason for the author. Alt with a digit is the shortcut in the legend. */
export function DecisionForm({ one }: { one: CaseView }) {
  const navigate = useNavigate()
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const { fault, isBusy, needsReason, decide } = useDecision(one, reason, note)
  const select = useRef<HTMLDivElement>(null)
  const kind = one.may.find(isKind)
  const toNext = () => void navigate(one.next_id ? `/admin/moderation/${one.next_id}` : '/admin/moderation')
  useKeys({
    Digit1: () => kind && decide(kind),
    Digit2: () => select.current?.querySelector('select')?.focus(),
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
        <>
          {!one.may.includes('grant') && (
            <div ref={select}>
              <SelectField
                label={text.reason}
                placeholder={text.chooseReason}
                options={options}
                value={reason}
                onChange={(event) => setReason(event.target.value as Reason | '')}
              />
              {reason && reason !== 'other' && <p className="mt-2 text-13 text-ink-soft">{reasons[reason].why}</p>}
            </div>
          )}
          <TextAreaField
            label={text.note}
            hint={text.noteHint}
            isOptional
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {fault && (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          )}
          <div className="grid gap-3">
            {one.may.map((deed) => (
              <Button
                key={deed}
                kind={isKind(deed) ? 'line' : 'danger'}
                isWide
                data-js
                isBusy={isBusy}
                offReason={needsReason(deed) ? text.reasonNeeded : null}
                onClick={() => decide(deed)}
              >
                {text.acts[deed]}
              </Button>
            ))}
          </div>
        </>
      )}
      <Button kind="quiet" data-js onClick={toNext}>
        {text.next}
      </Button>
      <Legend />
    </Card>
  )
}

type Decision = { deed: Deed; id: string; reason: Reason | ''; note: string }

async function sendDecision(send: Send, { deed, id, reason, note }: Decision): Promise<void> {
  const body = { id, ...(note && { note }) }
  if (deed === 'grant' || deed === 'refuse') await send(decideAppeal, { body: { ...body, decision: deed } })
  else await send(decideCase, { body: { ...body, decision: deed, ...(reason && { reason }) } })
}

function useDecision(one: CaseView, reason: Reason | '', note: string) {
  const { run, fault, isBusy } = useAct(sendDecision, { refresh: ['page'] })
  const needsReason = (deed: Deed) =>
    (deed === 'return' || deed === 'hide') && (reason === '' || (reason === 'other' && note.trim() === ''))
  const decide = (deed: Deed) => {
    if (needsReason(deed)) return
    void run({ deed, id: one.id, reason, note: note.trim() && note })
  }
  return { fault, isBusy, needsReason, decide }
}

/** By physical key, so that it works in every keyboard layout; with Alt, so that typing never triggers it. */
function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = event.altKey && !event.ctrlKey && !event.metaKey ? latest.current[event.code] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
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
