import type { ReactNode } from 'react'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { queueText as text } from './queue-text.ts'
import type { Queue } from './use-queue.ts'

/** The head of a row: its checkbox, what names it, and why the last act was refused for it. */
export function QueueRow<Row>({ queue, row, children }: { queue: Queue<Row>; row: Row; children: ReactNode }) {
  const refusal = queue.refusalOf(row)
  return (
    <div className="bulk-row">
      <PlainForm>
        <CheckboxField
          className="bulk-tick"
          label=""
          aria-label={text.select(queue.titleOf(row))}
          checked={queue.isSelected(row)}
          onChange={() => queue.toggle(queue.idOf(row))}
        />
      </PlainForm>
      <div className="bulk-name">
        {children}
        {refusal ? <p className="bulk-refusal">{refusal}</p> : null}
      </div>
    </div>
  )
}
