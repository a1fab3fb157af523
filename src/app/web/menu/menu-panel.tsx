import { useId } from 'react'
import { useLocation } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { groupBy } from '#lib/group-by.ts'
import { Link } from '#ui/basics/link.tsx'
import type { MenuItem } from './menu.ts'
import { menuLooks, partNames } from './menu-looks.ts'

/** The items of a group in the wide header: parts with a heading, each item with its thing and a note. */
export function MenuPanel({ items }: { items: readonly MenuItem[] }) {
  const parts = groupBy(items, ({ to }) => menuLooks[to]?.part)
  return [...parts].map(([part, shown]) => (
    <li key={part} className="menu-part">
      {part ? <p className="menu-part-name">{partNames[part]}</p> : null}
      <ul className="menu-part-items" data-few={shown.length < 5 || undefined}>
        {shown.map((item) => (
          <PanelItem key={item.to} {...item} />
        ))}
      </ul>
    </li>
  ))
}

function PanelItem({ label, to }: MenuItem) {
  const { pathname } = useLocation()
  const id = useId()
  const look = menuLooks[to]
  return (
    <li className="menu-panel-item" data-w={look?.world}>
      <span className="orb">{look ? <ArtFile file={`things/${look.thing}.svg`} /> : null}</span>
      <span>
        <Link
          to={to}
          className="menu-item"
          aria-current={pathname === to ? 'page' : undefined}
          aria-describedby={look ? id : undefined}
        >
          {label}
        </Link>
        {look ? (
          <span id={id} className="menu-note">
            {look.note}
          </span>
        ) : null}
      </span>
    </li>
  )
}
