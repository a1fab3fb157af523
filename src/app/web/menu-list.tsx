import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { type MenuEntry, menu } from './menu.ts'

type Group = Extract<MenuEntry, { items: unknown }>

/** The main menu's entries: a link alone, or a group as the header and the drawer each show one. */
export function MenuList({
  className,
  group,
}: {
  className: string
  group: (entry: Group, items: ReactNode) => ReactNode
}) {
  return menu.map((entry) =>
    'to' in entry ? (
      <NavLink key={entry.label} to={entry.to} end className={className}>
        {entry.label}
      </NavLink>
    ) : (
      group(
        entry,
        entry.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className="menu-item">
              {label}
            </NavLink>
          </li>
        )),
      )
    ),
  )
}
