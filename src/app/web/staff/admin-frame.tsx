import { Outlet, useLocation } from 'react-router'
import { Link } from '#kit/web/basics/link.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { menuOf } from './admin-menu.ts'
import { AskFactor } from './ask-factor-card.tsx'
import { text } from './text.ts'

/** The frame of the back office: its menu by role, the page, and the question for the second factor when an act wants it. */
export function Component() {
  return (
    <div className="admin" data-tone="money">
      <AdminMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
      <AskFactor />
    </div>
  )
}

/** By the roles that the browser knows of; each call of the server looks for itself. */
function AdminMenu() {
  const roles = useAuth().currentUser?.roles ?? []
  const site = useSite()
  const { pathname } = useLocation()
  return (
    <nav aria-label={text.menu} className="admin-menu">
      <ul className="admin-menu-row">
        {menuOf(roles, site).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined} className="admin-menu-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether an address is a screen's own or below it; everything is below the first one, which is only itself. */
function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))
}
