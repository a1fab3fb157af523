import { ArtFile } from '#art/art-file.tsx'
import { NoticeBell } from '#features/notifications/web/notice-bell.tsx'
import { formatKoin, koin } from '#lib/money.ts'
import { useShownKoin } from '#lib/web/frozen-koin.ts'
import type { StoredProfile } from '#lib/web/session-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { ThemeSwitch } from '#ui/basics/theme-switch.tsx'
import { DisclosureMenu } from '#ui/overlays/disclosure-menu.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { personMenuText } from './person-menu-text.ts'
import { text } from './text.ts'
import { useLeave } from './use-leave.tsx'

/** The purse, the bell and the menu of the signed-in person. */
export function PersonMenu({ profile }: { profile: StoredProfile }) {
  const { leaveOrAsk, dialog } = useLeave()
  const amount = formatKoin(koin(useShownKoin(profile.koin)))
  return (
    <>
      <Link to="/profile" className="purse" aria-label={text.wallet(amount)}>
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
            <span className="account-name">{profile.display_name}</span>
          </>
        }
      >
        <li>
          <Link to="/profile" className="menu-item">
            {text.profile}
          </Link>
        </li>
        <li>
          <Link to="/bank" className="menu-item">
            {personMenuText.bank}
          </Link>
        </li>
        {profile.roles.length > 0 ? (
          <li>
            <Link to="/admin" className="menu-item">
              {text.admin}
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/post/create" className="menu-item">
            {personMenuText.write}
          </Link>
        </li>
        <li>
          <ThemeSwitch />
        </li>
        <li>
          <button type="button" className="menu-item" onClick={leaveOrAsk}>
            {text.logout}
          </button>
        </li>
      </DisclosureMenu>
      {dialog}
    </>
  )
}
