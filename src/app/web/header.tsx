import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { useSite } from '#lib/web/site.tsx'
import { IconButton } from '#lib/web/ui/button.tsx'
import { DisclosureMenu, MenuRow } from '#lib/web/ui/disclosure-menu.tsx'
import { Drawer } from '#lib/web/ui/drawer.tsx'
import { Icon } from '#lib/web/ui/icon.tsx'
import { AccountSlot } from './account-slot.tsx'
import { menu } from './menu.ts'
import { text } from './text.ts'

/** The bar on top: on phones a button for the drawer, from 951 px the menu itself; at the end who is here. */
export function Header() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { version } = useSite()
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
      <Drawer
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        label={text.menu}
        head={<span className="font-semibold">Koinklass</span>}
        foot={text.version(version)}
      >
        <DrawerMenu />
      </Drawer>
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

function DrawerMenu() {
  return (
    <nav aria-label={text.mainMenu} className="drawer-menu">
      {menu.map((entry) =>
        'to' in entry ? (
          <NavLink key={entry.label} to={entry.to} end className="menu-item">
            {entry.label}
          </NavLink>
        ) : (
          <section key={entry.label}>
            <h2 className="drawer-group">{entry.label}</h2>
            <ul>
              {entry.items.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} className="menu-item">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  )
}
