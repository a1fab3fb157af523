import { useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { queueText as text } from './queue-text.ts'

/** What is asked before an act on many rows: what it does, and where it needs one the reason for all of them. */
export type Question = {
  lead: string
  reason?: {
    label: string
    placeholder: string
    options: readonly { value: string; label: string }[]
    /** What people read for a chosen reason. */
    explain: (value: string) => string
    missing: string
  }
}

type Props = {
  isOpen: boolean
  label: string
  isDanger: boolean
  question: Question
  titles: readonly string[]
  onClose: () => void
  onAnswer: (answer: string) => void
}

/** Lists what an act is done to, and asks for its reason. */
export function AskDialog({ isOpen, label, isDanger, question: { lead, reason }, titles, onClose, onAnswer }: Props) {
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const title = text.actOn(label, titles.length)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      tone="money"
      onSubmit={(event) => {
        event.preventDefault()
        const isLeft = reason !== undefined && answer === ''
        setIsMissing(isLeft)
        if (!isLeft) onAnswer(answer)
      }}
      actions={
        <>
          <Button type="submit" kind={isDanger ? 'danger' : 'main'}>
            {title}
          </Button>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
      <ul className="bulk-titles">
        {titles.map((one, i) => (
          <li key={i}>{one}</li>
        ))}
      </ul>
      {reason ? (
        <>
          <SelectField
            name="queue-reason"
            label={reason.label}
            placeholder={reason.placeholder}
            options={reason.options}
            value={answer}
            error={isMissing ? reason.missing : undefined}
            onChange={({ target }) => setAnswer(target.value)}
          />
          {answer ? <p className="text-13 text-ink-soft">{reason.explain(answer)}</p> : null}
        </>
      ) : null}
    </Dialog>
  )
}
