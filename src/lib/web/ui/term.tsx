import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface TermProps {
  /** The word as it stands in the sentence. */
  children: ReactNode
  meaning: ReactNode
  example?: ReactNode
  /** The word's page in the glossary. */
  to?: string
  linkText?: string
}

/** A new word in an article: a dotted button that opens its meaning (the browser's popover: Esc and outside close it). */
export function Term({ children, meaning, example, to, linkText }: TermProps) {
  const id = useId()
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className="pop-box">
        <strong className="block">{children}</strong>
        <span className="block">{meaning}</span>
        {example ? <span className="block text-ink-soft">{example}</span> : null}
        {to ? (
          <Link to={to} className="tap">
            {linkText}
          </Link>
        ) : null}
      </span>
    </>
  )
}
