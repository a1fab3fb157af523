import { useEffect, useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { StepUpCard } from '#features/admin/web/step-up-card.tsx'
import { connectStepUp } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { menuOf } from './admin-menu.ts'
import { text } from './text.ts'

type Asked = { answer: (isConfirmed: boolean) => void }

/** The frame of the back office: its menu by role, the page, and the question for the second factor when an act wants it. */
export function Component() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => connectStepUp(() => new Promise((answer) => setAsked({ answer }))), [])
  return (
    <div className="admin" data-tone="money">
      <AdminMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
      {asked ? (
        <StepUpCard
          onEnd={(isConfirmed) => {
            setAsked(null)
            asked.answer(isConfirmed)
          }}
        />
      ) : null}
    </div>
  )
}

/** By the roles that the browser knows of; each call of the server looks for itself. */
function AdminMenu() {
  const roles = useAuth().currentUser?.roles ?? []
  const site = useSite()
  return (
    <nav aria-label={text.menu} className="admin-menu">
      <ul className="admin-menu-row">
        {menuOf(roles, site).map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'} className="admin-menu-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
