import type { ReactNode } from 'react'
import { Link } from './link.tsx'

interface PictureRowProps {
  to: string
  title: ReactNode
  /** Decorative: a cut of the cover, a thing, a face. */
  picture: ReactNode
  /** Below the title, small. */
  meta?: ReactNode
  /** More text between title and meta. */
  children?: ReactNode
  heading?: 'h2' | 'h3'
}

/** A hit in a list of `.picture-rows`: a small picture beside its words, 72 px high. The whole row is the click target. */
export function PictureRow({ to, title, picture, meta, children, heading: Heading = 'h3' }: PictureRowProps) {
  return (
    <li className="picture-row">
      <span className="picture-row-box">{picture}</span>
      <div className="min-w-0">
        <Heading className="picture-row-title">
          <Link to={to} className="picture-row-link">
            {title}
          </Link>
        </Heading>
        {children}
        {meta ? <p className="picture-row-meta">{meta}</p> : null}
      </div>
    </li>
  )
}
