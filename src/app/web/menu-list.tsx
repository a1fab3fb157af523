import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#lib/web/session-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { type MenuEntry, menu } from './menu.ts'

type Group = Extract<MenuEntry, { items: unknown }>

/** The entries of the main menu: single links, and groups, which the header and the drawer render in their own way. */
export function MenuList({
  className,
  group,
}: {
  className: string
  group: (entry: { label: string; isCurrent: boolean }, items: ReactNode) => ReactNode
}) {
  const { pathname } = useLocation()
  const type = useAuth().currentUser?.type
  const currentOf = (to: string) => (pathname === to ? 'page' : undefined)
  return menu.map((entry) =>
    'to' in entry ? (
      <Link
        key={entry.label}
        to={entry.to}
        aria-current={currentOf(entry.to)}
        // A page below it stands in its place without being it.
        data-current={pathname.startsWith(`${entry.to}/`) || undefined}
        className={className}
      >
        {entry.label}
      </Link>
    ) : (
      group(
        { label: entry.label, isCurrent: beginsOf(entry).some((begin) => pathname.startsWith(begin)) },
        entry.items
          .filter(({ onlyFor }) => !onlyFor || onlyFor === type)
          .map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentOf(to)} className="menu-item">
                {label}
              </Link>
            </li>
          )),
      )
    ),
  )
}

/** The address prefixes of a group's pages. */
function beginsOf({ base, items }: Group): string[] {
  return [...(base ? [base] : []), ...items.map(({ to }) => to)]
}
