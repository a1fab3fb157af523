import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from './link.tsx'
import { showInRow } from './show-in-row.ts'

interface Tab {
  /** A path (/profile/koin) or a search (?tab=koin); the state of tabs is in the address. */
  to: string
  label: ReactNode
  /** How many items the tab contains. */
  count?: number
  /** Only when the address does not tell it. */
  isCurrent?: boolean
}

interface TabLinksProps {
  /** Names the row for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** Many tabs: all in sight as chips in rows, instead of one row that scrolls. */
  isWrapped?: boolean
}

/** Tabs that are links: the row scrolls sideways, the page keeps its position. */
export function TabLinks({ label, tabs, isWrapped = false }: TabLinksProps) {
  return (
    <nav className="tabs" data-wrapped={isWrapped || undefined} aria-label={label}>
      <ul className="tabs-row">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabLink({ to, label, count, isCurrent }: Tab) {
  const ref = useRef<HTMLAnchorElement>(null)
  const here = useLocation()
  const { pathname, search } = new URL(to, `http://page${here.pathname}`)
  const isOn = isCurrent ?? (pathname === here.pathname && includesSearch(here.search, search, to))
  useEffect(() => {
    if (isOn && ref.current) showInRow(ref.current, ref.current.closest('.tabs'))
  }, [isOn])
  return (
    <Link ref={ref} to={to} className="tab" data-early aria-current={isOn ? 'page' : undefined}>
      {label}
      {count === undefined ? null : <span className="tab-count">{count}</span>}
    </Link>
  )
}

/**
 * ?tab=koin is current at ?tab=koin&page=2; a link without a search only when none of the tabs' own parameters is set.
 */
function includesSearch(here: string, own: string, to: string): boolean {
  const present = new URLSearchParams(here)
  if (own) return [...new URLSearchParams(own)].every(([key, value]) => present.get(key) === value)
  return !to.startsWith('?') && !present.has('tab')
}
