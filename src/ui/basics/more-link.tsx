import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from './button.tsx'
import { wayOf } from './link.tsx'
import { uiText } from './text.ts'

interface MoreLinkProps {
  /** How many items the next step adds. */
  count: number
  /** The address of this list with these items. */
  to: string
}

/** "ดูเพิ่มอีก 12" below a list whose length stands in the address; the shown items keep their place. */
export function MoreLink({ count, to }: MoreLinkProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const way = wayOf(event, event.currentTarget.href, location)
    if (!way) return
    event.preventDefault()
    void navigate(way, { preventScrollReset: true })
  }
  return (
    <p className="flex justify-center">
      <LinkButton kind="line" to={to} onClick={press}>
        {uiText.more(count)}
      </LinkButton>
    </p>
  )
}
