import type { ReactNode } from 'react'

/** The small picture of a thing beside its name, in a list of the back office. Decorative: the name says what it is. */
export function RowPicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <span className="row-picture">
      <span className="row-picture-box">{picture}</span>
      <span className="min-w-0">{children}</span>
    </span>
  )
}
