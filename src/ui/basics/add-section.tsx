import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface AddSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** The form for something new, folded above a list: the list stays in sight, and nobody scrolls past it to add. */
export function AddSection({ id, title, children }: AddSectionProps) {
  return (
    <section className="card add-section" aria-labelledby={id}>
      <details>
        <summary>
          <Icon of={Plus} />
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
