import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'

interface OpeningCardProps {
  /** The id of the heading. */
  id: string
  title: string
  /** Shown whether it is open or not. */
  lead: ReactNode
  /** The label of the button that opens it. */
  label: string
  isOpen: boolean
  onOpen: () => void
  /** The last result, announced. */
  news: string | null
  /** The form, while it is open. */
  children: ReactNode
}

/** A part of the account that is seldom changed: a button, which opens a form in its place. */
export function OpeningCard({ id, title, lead, label, isOpen, onOpen, news, children }: OpeningCardProps) {
  const form = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // Moves the focus into the first box when it opens, and back to the button when it closes.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
    else if (wasOpen.current) button.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <h2 id={id}>{title}</h2>
      {lead}
      {isOpen ? <div ref={form}>{children}</div> : null}
      <p role="status" className={isOpen ? 'vh' : 'min-h-6.5 text-brand-ink'}>
        {news}
      </p>
      {isOpen ? null : (
        <div ref={button} className="grid">
          <Button kind="line" data-js onClick={onOpen}>
            {label}
          </Button>
        </div>
      )}
    </Card>
  )
}
