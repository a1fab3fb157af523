import { useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { queueText as text } from './queue-text.ts'

/** What is asked before an act on many rows: what it does, and where it needs one an answer for all of them. */
export type Question = {
  lead: string
  /** One of several reasons. */
  reason?: {
    label: string
    placeholder: string
    options: readonly { value: string; label: string }[]
    /** What people read for a chosen reason. */
    explain: (value: string) => string
    missing: string
  }
  /** Words of one's own. */
  words?: { label: string; hint: string; missing: string; maxLength: number }
}

type Props = {
  isOpen: boolean
  label: string
  isDanger?: boolean
  question: Question
  titles: readonly string[]
  onClose: () => void
  onAnswer: (answer: string) => void
}

/** Lists what an act is done to, and asks for what it needs. */
export function AskDialog({ isOpen, label, isDanger, question, titles, onClose, onAnswer }: Props) {
  const { lead, reason, words } = question
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
        const isLeft = (reason ?? words) !== undefined && answer.trim() === ''
        setIsMissing(isLeft)
        if (!isLeft) onAnswer(answer.trim())
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
      {words ? (
        <TextField
          name="queue-words"
          label={words.label}
          hint={words.hint}
          value={answer}
          maxLength={words.maxLength}
          autoComplete="off"
          error={isMissing ? words.missing : undefined}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      ) : null}
    </Dialog>
  )
}
