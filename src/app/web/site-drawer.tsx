import { useSite } from '#lib/web/site.tsx'
import { ThemeSwitch } from '#ui/basics/theme-switch.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { MenuList } from './menu-list.tsx'
import { text } from './text.ts'

/** The phone's menu, with the version at its end. */
export function SiteDrawer({ onClose }: { onClose: () => void }) {
  const { version } = useSite()
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={text.menu}
      head={<span className="font-semibold">Koinklass</span>}
      foot={text.version(version)}
    >
      <DrawerMenu />
      <ThemeSwitch />
    </Drawer>
  )
}

function DrawerMenu() {
  return (
    <nav aria-label={text.mainMenu} className="drawer-menu">
      <MenuList
        className="menu-item"
        group={({ label }, items) => (
          <section key={label}>
            <h2 className="drawer-group">{label}</h2>
            <ul>{items}</ul>
          </section>
        )}
      />
    </nav>
  )
}
