import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { queueText as text } from './queue-text.ts'
import type { Queue } from './use-queue.ts'

type Props<Row> = {
  queue: Queue<Row>
  label: string
  /** The rows. */
  children: ReactNode
  /** What may be done to the selected rows. */
  bar: ReactNode
}

/** The rows of a queue with their keys, what the last act came to, and the bar of acts while something is selected. */
export function QueueList<Row>({ queue, label, children, bar }: Props<Row>) {
  const { box, status, keys } = queue
  return (
    <section ref={box} aria-label={label} className="bulk-list">
      <p ref={status} role="status" tabIndex={-1} className="bulk-said">
        {queue.said}
      </p>
      <p className="bulk-above">
        <Button kind="quiet" size="small" data-js onClick={queue.areAllChosen ? queue.clear : queue.chooseAll}>
          {queue.areAllChosen ? text.unselect : text.selectAll}
        </Button>
        <span className="bulk-keys">
          <Button kind="quiet" size="small" data-js aria-haspopup="dialog" onClick={keys.open}>
            {text.keys}
          </Button>
        </span>
      </p>
      {children}
      {queue.chosen.length > 0 ? bar : null}
      <KeysDialog isOpen={keys.isOpen} onClose={keys.close} />
    </section>
  )
}
