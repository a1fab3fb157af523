import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'

interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div' | 'li'
  /** play or money; inherited by default. */
  tone?: 'play' | 'money'
  /** No padding: the content brings its own (a cover, a table). */
  isFlush?: boolean
}

/** A box of the page: padding 20 on phones, 24 on wide screens. Name a section by `aria-label` or `aria-labelledby`. */
export function Card({ as = 'section', tone, isFlush, className = '', ...rest }: CardProps) {
  const Box = as as 'section'
  return <Box {...rest} className={`card${isFlush ? ' card-flush' : ''} ${className}`} data-tone={tone} />
}

interface LinkCardProps {
  to: string
  title: ReactNode
  /** A picture or an `<img>`, shown at 16:9. */
  cover?: ReactNode
  /** Above the title: a tag. */
  tag?: ReactNode
  /** Below the title, small: author, minutes, date. */
  meta?: ReactNode
  /** More text between title and meta. */
  children?: ReactNode
  as?: 'article' | 'li' | 'div'
  /** After the words: a mark of the way on. */
  end?: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
}

/** A card with one link, its title; the whole card is the click target. */
export function LinkCard(props: LinkCardProps) {
  const { to, title, cover, tag, meta, children, end, className = '' } = props
  const { as: Box = 'article', heading: Heading = 'h3' } = props
  return (
    <Box className={`card link-card ${className}`}>
      {cover ? (
        <div className="link-card-cover" data-cover="card">
          {cover}
        </div>
      ) : null}
      <div className="link-card-text">
        {tag}
        <Heading className="link-card-title">
          <Link to={to} className="link-card-link">
            {title}
          </Link>
        </Heading>
        {children}
        {meta ? <p className="mt-auto flex flex-wrap gap-x-4 text-13 text-ink-soft">{meta}</p> : null}
      </div>
      {end}
    </Box>
  )
}
