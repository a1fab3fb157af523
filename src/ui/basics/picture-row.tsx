import type { ReactNode } from 'react'
import { Link } from './link.tsx'

interface PictureRowProps {
  to: string
  title: ReactNode
  /** Decorative: a cut of the cover, a thing, a face. */
  picture: ReactNode
  /** Facts about it, small. */
  meta?: ReactNode
  /** A passage, between title and meta. */
  children?: ReactNode
  /** With both a passage and facts: the one that a phone shows. Where there is room both are shown. */
  leading?: 'text' | 'meta'
  heading?: 'h2' | 'h3'
}

/**
 * A hit in a list of `.picture-rows`: a small picture beside its words, 72 px high on a phone, where title and passage
 * have three lines together. The whole row is the click target.
 */
export function PictureRow(props: PictureRowProps) {
  const { to, title, picture, meta, children, leading, heading: Heading = 'h3' } = props
  return (
    <li className="picture-row" data-leading={leading}>
      <span className="picture-row-box">{picture}</span>
      <div className="picture-row-body">
        <Heading className="picture-row-title">
          <Link to={to} className="picture-row-link">
            {title}
          </Link>
        </Heading>
        {children ? <p className="picture-row-text">{children}</p> : null}
        {meta ? <p className="picture-row-meta">{meta}</p> : null}
      </div>
    </li>
  )
}
