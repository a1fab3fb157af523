import { Outlet, useLocation } from 'react-router'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Link } from '#ui/basics/link.tsx'
import { deskOf, menuOf } from './admin-menu.ts'
import { AskFactor } from './ask-factor.tsx'
import { HowPart } from './how-part.tsx'
import { text } from './text.ts'

/** The frame of the back office: its menu by role, the page, and the prompt for the second factor. */
export function Component() {
  return (
    <div className="admin" data-tone="money">
      <AdminMenu />
      <div className="min-w-0">
        <Outlet />
        <HowPart />
      </div>
      <AskFactor />
    </div>
  )
}

/** By the roles known to the browser; the server checks each call itself. */
function AdminMenu() {
  const roles = useAuth().currentUser?.roles ?? []
  const site = useSite()
  const { pathname } = useLocation()
  const desks = menuOf(roles, site)
  const current = deskOf(pathname, desks)
  return (
    <nav aria-label={text.menu} className="admin-menu">
      <ul className="admin-menu-row">
        {desks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined} className="admin-menu-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
