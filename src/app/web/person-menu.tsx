import { Link, useNavigate } from 'react-router'
import { NoticeBell } from '#features/notifications/web/notice-bell.tsx'
import { formatKoin, koin } from '#lib/money.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import type { StoredProfile } from '#lib/web/session-store.ts'
import { Avatar } from '#lib/web/ui/avatar.tsx'
import { DisclosureMenu } from '#lib/web/ui/disclosure-menu.tsx'
import { ThemeSwitch } from '#lib/web/ui/theme-switch.tsx'
import { text } from './text.ts'

/** The purse, the bell and the menu of the person who is signed in. */
export function PersonMenu({ profile }: { profile: StoredProfile }) {
  const navigate = useNavigate()
  const amount = formatKoin(koin(profile.koin))
  return (
    <>
      <Link to="/profile" className="purse" aria-label={text.purse(amount)}>
        <span data-lands="koin" className="purse-coin">
          <ArtFile file="icons/koin.svg" />
        </span>
        <span aria-hidden>{amount}</span>
      </Link>
      <NoticeBell moved={`${profile.koin} ${profile.klass}`} />
      <DisclosureMenu
        isAtEnd
        hasArrow={false}
        label={
          <>
            <span data-lands="points">
              <Avatar image={profile.display_image} />
            </span>
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
          <ThemeSwitch />
        </li>
        <li>
          <button
            type="button"
            className="menu-item"
            onClick={async () => {
              const { signOut } = await import('#features/identity/web/session.ts')
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
