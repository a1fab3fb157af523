import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { connectRetry } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Link } from '#lib/web/ui/link.tsx'
import { menuOf } from './admin-menu.ts'
import { afterStepUp } from './ask-factor.ts'
import { text } from './text.ts'

const StepUpCard = lazy(async () => ({
  default: (await import('#features/admin/web/step-up-card.tsx')).StepUpCard,
}))

type Asked = { answer: (isConfirmed: boolean) => void }

/** The frame of the back office: its menu by role, the page, and the question for the second factor when an act wants it. */
export function Component() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    connectRetry(afterStepUp(() => new Promise((answer) => setAsked({ answer }))))
    return () => connectRetry(null)
  }, [])
  return (
    <div className="admin" data-tone="money">
      <AdminMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <StepUpCard
            onEnd={(isConfirmed) => {
              setAsked(null)
              asked.answer(isConfirmed)
            }}
          />
        </Suspense>
      ) : null}
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
