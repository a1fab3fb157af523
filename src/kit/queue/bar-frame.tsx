import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { queueText as text } from './queue-text.ts'

type Props = {
  count: number
  onClear: () => void
  /** The buttons, in a row that scrolls on phones. */
  acts: ReactNode
  /** Faults and dialogs. */
  children?: ReactNode
}

/** The bar below a list while rows are selected: how many, what may be done to them, and the way out. */
export function BarFrame({ count, onClear, acts, children }: Props) {
  return (
    <section aria-label={text.bulk} className="bulk-bar">
      <p className="bulk-count">{text.selected(count)}</p>
      <div className="bulk-acts">{acts}</div>
      <Button kind="quiet" size="small" className="bulk-clear" onClick={onClear}>
        {text.unselect}
      </Button>
      {children}
    </section>
  )
}
