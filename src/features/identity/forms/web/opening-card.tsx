import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'

interface OpeningCardProps {
  /** Of the heading. */
  id: string
  title: string
  /** What stands there whether it is open or not. */
  lead: ReactNode
  /** The words of the button that opens it. */
  label: string
  isOpen: boolean
  onOpen: () => void
  /** What has just been done, said aloud. */
  news: string | null
  /** The form, while it is open. */
  children: ReactNode
}

/** A part of the account that is seldom changed: a button, and the form in its place once it is pressed. */
export function OpeningCard({ id, title, lead, label, isOpen, onOpen, news, children }: OpeningCardProps) {
  const form = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The focus goes where the person goes on: into the first box, and back to the button.
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
