import type { ReactNode } from 'react'

interface FoldProps {
  id: string
  title: string
  /** What can be known without opening it. */
  note?: string
  children: ReactNode
}

/** A part of a plan that is looked up now and then: its title alone until it is opened. */
export function FoldPart({ id, title, note, children }: FoldProps) {
  return (
    <section aria-labelledby={id}>
      <details className="fold">
        <summary>
          <h2 id={id} className="text-17">
            {title}
          </h2>
          {note ? <span className="text-13 text-ink-soft">{note}</span> : null}
        </summary>
        <div className="robo-step">{children}</div>
      </details>
    </section>
  )
}
