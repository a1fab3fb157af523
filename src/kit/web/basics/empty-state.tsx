import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A spot picture, 160×120. */
  spot?: ReactNode
  title?: ReactNode
  /** One sentence: what is so, and what to do. */
  children: ReactNode
  /** One act. */
  action?: ReactNode
}

/** Nothing here yet, nothing found, something failed: spot, one sentence, one act. */
export function EmptyState({ spot, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {spot ? <div className="empty-spot">{spot}</div> : null}
      {title ? <h2>{title}</h2> : null}
      <p className="text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
