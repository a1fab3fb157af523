import { Link, useNavigate } from 'react-router'
import { signOut } from '#features/identity/web/session.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { type StoredProfile, useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { DisclosureMenu } from '#lib/web/ui/disclosure-menu.tsx'
import { Avatar } from './avatar.tsx'
import { text } from './text.ts'

/** Who is here. The server sends a visitor's; the box keeps its size when a person's own comes. */
export function AccountSlot() {
  const { isAuthenticated, currentUser } = useAuth()
  return (
    <div className="account-slot">{isAuthenticated ? currentUser && <Person profile={currentUser} /> : <SignIn />}</div>
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

function Person({ profile }: { profile: StoredProfile }) {
  const navigate = useNavigate()
  const amount = formatKoin(koin(profile.koin))
  return (
    <>
      <Link to="/profile" className="purse" aria-label={text.purse(amount)}>
        <ArtFile file="icons/koin.svg" />
        <span aria-hidden>{amount}</span>
      </Link>
      <DisclosureMenu
        isAtEnd
        hasArrow={false}
        label={
          <>
            <Avatar image={profile.display_image} />
            <span className="vh wide:not-sr-only account-name">{profile.display_name}</span>
          </>
        }
      >
        <li>
          <Link to="/profile" className="menu-item">
            {text.profile}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className="menu-item"
            onClick={async () => {
              void signOut()
              await navigate('/')
            }}
          >
            {text.logout}
          </button>
        </li>
      </DisclosureMenu>
    </>
  )
}
