import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { DisclosureMenu, MenuRow } from '#ui/overlays/disclosure-menu.tsx'
import { AccountSlot } from './account-slot.tsx'
import { MenuList } from './menu-list.tsx'
import { text } from './text.ts'

const SiteDrawer = lazyDialog(async () => (await import('./site-drawer.tsx')).SiteDrawer)

/** The header: on phones a button for the drawer, from 951 px the menu itself; at the end the account. */
export function Header() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {text.skip}
      </a>
      <div className="site-bar">
        <IconButton
          label={text.openMenu}
          icon={<Icon of={Menu} size={24} />}
          className="site-menu-button"
          aria-haspopup="dialog"
          data-js
          onClick={() => setDrawerOpen(true)}
        />
        <Link to="/" className="site-name" aria-label={text.home}>
          <ArtFile file="logos/mark.svg" />
          <span aria-hidden>Koinklass</span>
        </Link>
        <div className="site-menu">
          <MainMenu />
        </div>
        <AccountSlot />
      </div>
      <SiteDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  )
}

function MainMenu() {
  return (
    <MenuRow label={text.mainMenu}>
      <MenuList
        className="menu-button"
        group={({ label, isCurrent }, items) => (
          <DisclosureMenu key={label} label={label} isCurrent={isCurrent}>
            {items}
          </DisclosureMenu>
        )}
      />
    </MenuRow>
  )
}
