import type { ReactNode } from 'react'

interface TermProps {
  /** Unique on the page. */
  id: string
  /** The word as in the sentence. */
  children: ReactNode
  /** The word as in the glossary. */
  name: ReactNode
  meaning: ReactNode
  example?: ReactNode
  /** Further links. */
  more?: ReactNode
}

/**
 * A new word in an article: a dotted button that opens its meaning. It is a native popover: Esc and a press outside
 * close it, and it needs no script.
 */
export function Term({ id, children, name, meaning, example, more }: TermProps) {
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className="pop-box">
        <strong className="block">{name}</strong>
        <span className="block">{meaning}</span>
        {example ? <span className="block text-ink-soft">{example}</span> : null}
        {more ? <span className="pop-box-more">{more}</span> : null}
      </span>
    </>
  )
}
