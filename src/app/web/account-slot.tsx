import { lazy, Suspense } from 'react'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

const PersonMenu = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }))

/**
 * The signed-in person, or the links to log in. The server sends the visitor's version; the box keeps its size after
 * hydration.
 */
export function AccountSlot() {
  const { isAuthenticated, currentUser } = useAuth()
  return (
    <div className="account-slot">
      {isAuthenticated ? (
        <Suspense fallback={null}>{currentUser && <PersonMenu profile={currentUser} />}</Suspense>
      ) : (
        <SignIn />
      )}
    </div>
  )
}

function SignIn() {
  return (
    <>
      <Link to="/login" className="account-login">
        {text.login}
      </Link>
      <LinkButton to="/register" kind="main" size="small">
        {text.register}
      </LinkButton>
    </>
  )
}
