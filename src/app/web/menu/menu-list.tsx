import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#lib/web/session-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { type MenuEntry, type MenuItem, menu } from './menu.ts'

type Group = Extract<MenuEntry, { items: unknown }>

/** What a group shows: the items that this person may see. */
export type ShownGroup = { label: string; isCurrent: boolean; items: MenuItem[] }

/** The entries of the main menu: single links, and groups, which the header and the drawer render in their own way. */
export function useMenu(entries: readonly MenuEntry[]) {
  const { pathname } = useLocation()
  const type = useAuth().currentUser?.type
  return entries.map((entry) =>
    'to' in entry
      ? {
          ...entry,
          isCurrent: pathname === entry.to,
          // A page below it stands in its place without being it.
          isBelow: pathname.startsWith(`${entry.to}/`),
        }
      : {
          label: entry.label,
          isCurrent: beginsOf(entry).some((begin) => pathname.startsWith(begin)),
          items: entry.items.filter(({ onlyFor }) => !onlyFor || onlyFor === type),
        },
  )
}

/** The row of the header. */
export function MenuList({ group }: { group: (group: ShownGroup) => ReactNode }) {
  return useMenu(menu).map((entry) =>
    'to' in entry ? (
      <Link
        key={entry.label}
        to={entry.to}
        aria-current={entry.isCurrent ? 'page' : undefined}
        data-current={entry.isBelow || undefined}
        className="menu-button"
      >
        {entry.label}
      </Link>
    ) : (
      group(entry)
    ),
  )
}

/** The items of a group as plain links. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  return items.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="menu-item">
        {label}
      </Link>
    </li>
  ))
}

/** The address prefixes of a group's pages. */
function beginsOf({ base, items }: Group): string[] {
  return [...(base ? [base] : []), ...items.map(({ to }) => to)]
}
