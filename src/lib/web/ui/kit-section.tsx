import type { ReactNode } from 'react'

/** A heading and its specimens, in two columns when wide. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2>{title}</h2>
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">{children}</div>
    </section>
  )
}
