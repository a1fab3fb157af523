import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, koin } from '#lib/money.ts'
import { useShownKoin } from '#lib/web/frozen-koin.ts'
import { type StoredProfile, useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThemeSwitch } from '#ui/basics/theme-switch.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { text } from '../text.ts'
import { useLeave } from '../use-leave.tsx'
import { drawerText } from './drawer-text.ts'
import { type MenuEntry, menu } from './menu.ts'
import { MenuItems, type ShownGroup, useMenu } from './menu-list.tsx'
import { menuLooks } from './menu-looks.ts'

/** The phone's menu: the person, with the version beside the name, every place with its thing, the theme and the logout. */
export function SiteDrawer({ onClose }: { onClose: () => void }) {
  const { version } = useSite()
  const { isAuthenticated, currentUser } = useAuth()
  const { leaveOrAsk, dialog } = useLeave(onClose)
  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        label={text.menu}
        head={
          <p>
            <b className="drawer-name">Koinklass</b>{' '}
            <span className="text-13 text-ink-soft nb">{text.version(version)}</span>
          </p>
        }
        foot={
          isAuthenticated ? (
            <Button kind="quiet" size="small" icon={<Icon of={LogOut} />} onClick={leaveOrAsk}>
              {text.logout}
            </Button>
          ) : null
        }
      >
        {isAuthenticated ? currentUser && <Person profile={currentUser} /> : <SignIn />}
        <DrawerMenu />
        <ThemeSwitch />
      </Drawer>
      {dialog}
    </>
  )
}

function Person({ profile: { display_image, display_name, klass, koin: amount } }: { profile: StoredProfile }) {
  const shown = formatKoin(koin(useShownKoin(amount)))
  return (
    <Link to="/profile" className="drawer-person" data-w={1}>
      <span className="orb">
        <Avatar image={display_image} />
      </span>
      <span className="min-w-0">
        <b className="block">{display_name}</b>
        <span className="text-13 text-ink-soft">{drawerText.person(klass)}</span>
      </span>
      <span className="drawer-koin">
        <ArtFile file="icons/koin.svg" />
        {shown} <span className="vh">koin</span>
      </span>
    </Link>
  )
}

/** Yes and no of the same size. */
function SignIn() {
  return (
    <div className="drawer-sign-in">
      <LinkButton to="/login" kind="line" size="small">
        {text.login}
      </LinkButton>
      <LinkButton to="/register" kind="main" size="small">
        {text.register}
      </LinkButton>
    </div>
  )
}

function DrawerMenu() {
  return (
    <nav aria-label={text.mainMenu}>
      <ul className="drawer-menu">
        {useMenu(entries).map((entry) =>
          'to' in entry ? (
            <li key={entry.label}>
              <Link to={entry.to} className="menu-item" aria-current={entry.isCurrent ? 'page' : undefined}>
                <Orb of={entry.to} />
                {entry.label}
              </Link>
            </li>
          ) : (
            <Group key={entry.label} {...entry} />
          ),
        )}
      </ul>
    </nav>
  )
}

/** One group is open at a time: the one of this page first. */
function Group({ label, isCurrent, items }: ShownGroup) {
  return (
    <li>
      <details name="drawer-group" open={isCurrent}>
        <summary className="menu-item">
          <Orb of={items[0]!.to} />
          {label}
          <Icon of={ChevronDown} size={20} className="drawer-arrow" />
        </summary>
        <ul>
          <MenuItems items={items} />
        </ul>
      </details>
    </li>
  )
}

function Orb({ of }: { of: string }) {
  const look = menuLooks[of]
  return (
    <span className="orb" data-w={look?.world}>
      {look ? <ArtFile file={`things/${look.thing}.svg`} /> : null}
    </span>
  )
}

/** The main menu, with the bank and Fund-telligenz apart: first what is one press away, then the groups. */
const entries = menu
  .flatMap((entry): MenuEntry[] => {
    if ('to' in entry || entry.base !== '/bank') return [entry]
    const apart = entry.items.filter(({ to }) => to === '/robo')
    return [{ ...entry, label: drawerText.bank, items: entry.items.filter((item) => !apart.includes(item)) }, ...apart]
  })
  .toSorted((a, b) => Number('items' in a) - Number('items' in b))
