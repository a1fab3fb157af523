import type { ReactNode } from 'react'
import { Card } from '#ui/basics/card.tsx'

/** Something to try beside the accounts: its title alone until it is opened. */
export function TryPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card className="account-card" aria-labelledby={id}>
      <details className="fold try-part">
        <summary>
          <h2 id={id} className="text-17">
            {title}
          </h2>
        </summary>
        <div className="stack">{children}</div>
      </details>
    </Card>
  )
}
