import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from '#lib/web/page-head.tsx'

interface PageFrameProps extends ComponentProps<typeof PageHead> {
  tone?: 'play' | 'money'
  /** The page has a column of reading width. */
  isNarrow?: boolean
  /** Above the heading: the way back. */
  back?: ReactNode
  /** The heading, where it is not the title of the document. */
  heading?: ReactNode
  /** Beside the heading: that all of it is simulated. */
  tag?: ReactNode
  /** One or two sentences below the heading. */
  lead?: ReactNode
  /** More of the head, below its lead. */
  more?: ReactNode
  children: ReactNode
}

/** A page: its title and addresses for machines, its head, and its parts below each other. */
export function PageFrame(props: PageFrameProps) {
  const { tone = 'money', isNarrow = false, back, heading, tag, lead, more, children, ...head } = props
  return (
    <div className={isNarrow ? 'column stack' : 'stack'} data-tone={tone}>
      <PageHead {...head} />
      <header>
        {back ? <p>{back}</p> : null}
        <h1>
          {heading ?? head.title}
          {tag ? <> {tag}</> : null}
        </h1>
        {lead ? <p className="text-ink-soft">{lead}</p> : null}
        {more}
      </header>
      {children}
    </div>
  )
}
