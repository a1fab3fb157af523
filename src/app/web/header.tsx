import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { loadOptional } from '#lib/web/load-optional.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { DisclosureMenu, MenuRow } from '#ui/overlays/disclosure-menu.tsx'
import { AccountSlot } from './account-slot.tsx'
import type { MenuItem } from './menu/menu.ts'
import { MenuItems, MenuList } from './menu/menu-list.tsx'
import { text } from './text.ts'

const SiteDrawer = lazyDialog(async () => (await import('./menu/site-drawer.tsx')).SiteDrawer)
const SearchDialog = lazyDialog(async () => (await import('./search/search-dialog.tsx')).SearchDialog)

type Overlay = 'menu' | 'search'

/**
 * The header: on phones a button for the drawer, from 951 px the menu itself; then the door of the search, and at the
 * end the account. On a quiet page the mark alone.
 */
export function Header({ isQuiet }: { isQuiet: boolean }) {
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {text.skip}
      </a>
      {isQuiet ? (
        <div className="site-bar is-alone">
          <Mark />
        </div>
      ) : (
        <Bar />
      )}
    </header>
  )
}

function Bar() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const close = () => setOpen(null)
  // Without script, and in a new tab, it is a link to the search.
  const openSearch = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen('search')
  }
  return (
    <>
      <div className="site-bar">
        <IconButton
          label={text.openMenu}
          icon={<Icon of={Menu} size={24} />}
          className="site-menu-button"
          aria-haspopup="dialog"
          data-js
          onClick={() => setOpen('menu')}
        />
        <Mark />
        <div className="site-menu">
          <MainMenu />
        </div>
        <Link to="/search" className="btn-icon site-search" aria-label={text.search} data-js onClick={openSearch}>
          <Icon of={Search} size={24} />
        </Link>
        <AccountSlot />
      </div>
      <SiteDrawer isOpen={open === 'menu'} onClose={close} />
      <SearchDialog isOpen={open === 'search'} onClose={close} />
    </>
  )
}

function Mark() {
  return (
    <Link to="/" className="site-name" aria-label={text.home}>
      <ArtFile file="logos/mark.svg" />
      <span aria-hidden>Koinklass</span>
    </Link>
  )
}

/** The panel with things and notes is loaded before the first group opens; without it there are plain links. */
function MainMenu() {
  const [Panel, setPanel] = useState<ComponentType<{ items: readonly MenuItem[] }> | null>(null)
  const prepare = async () => {
    const loaded = await loadOptional(() => import('./menu/menu-panel.tsx'))
    if (loaded) setPanel(() => loaded.MenuPanel)
  }
  return (
    <MenuRow label={text.mainMenu}>
      <MenuList
        group={({ label, isCurrent, items }) => (
          <DisclosureMenu
            key={label}
            label={label}
            isCurrent={isCurrent}
            className={Panel ? 'menu-of-panel' : ''}
            prepare={Panel ? undefined : prepare}
          >
            {Panel ? <Panel items={items} /> : <MenuItems items={items} />}
          </DisclosureMenu>
        )}
      />
    </MenuRow>
  )
}
