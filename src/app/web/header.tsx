import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { IconButton } from '#lib/web/ui/button.tsx'
import { DisclosureMenu, MenuRow } from '#lib/web/ui/disclosure-menu.tsx'
import { Icon } from '#lib/web/ui/icon.tsx'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'
import { AccountSlot } from './account-slot.tsx'
import { menu } from './menu.ts'
import { text } from './text.ts'

const SiteDrawer = lazy(async () => ({ default: (await import('./site-drawer.tsx')).SiteDrawer }))

/** The bar on top: on phones a button for the drawer, from 951 px the menu itself; at the end who is here. */
export function Header() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useFocusReturn(isDrawerOpen)
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {text.skip}
      </a>
      <div className="site-bar">
        <IconButton
          label={text.openMenu}
          icon={<Icon of={Menu} size={24} />}
          className="wide:hidden"
          aria-haspopup="dialog"
          data-js
          onClick={() => setDrawerOpen(true)}
        />
        <Link to="/" className="site-name" aria-label={text.home}>
          <ArtFile file="logos/mark.svg" />
          <span aria-hidden>Koinklass</span>
        </Link>
        <div className="hidden wide:block">
          <MainMenu />
        </div>
        <AccountSlot />
      </div>
      {isDrawerOpen && (
        <Suspense fallback={null}>
          <SiteDrawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

function MainMenu() {
  const { pathname } = useLocation()
  return (
    <MenuRow label={text.mainMenu}>
      {menu.map((entry) =>
        'to' in entry ? (
          <NavLink key={entry.label} to={entry.to} end className="menu-button">
            {entry.label}
          </NavLink>
        ) : (
          <DisclosureMenu key={entry.label} label={entry.label} isCurrent={pathname.startsWith(entry.base)}>
            {entry.items.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className="menu-item">
                  {label}
                </NavLink>
              </li>
            ))}
          </DisclosureMenu>
        ),
      )}
    </MenuRow>
  )
}
