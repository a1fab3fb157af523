import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A spot picture, 160×120. */
  spot?: ReactNode
  title?: ReactNode
  /** One sentence: the state, and what to do. */
  children: ReactNode
  /** One action. */
  action?: ReactNode
}

/** An empty list, an empty search or an error: picture, one sentence, one action. */
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
