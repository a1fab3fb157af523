import { NavLink } from 'react-router'
import { useSite } from '#lib/web/site.tsx'
import { Drawer } from '#lib/web/ui/drawer.tsx'
import { menu } from './menu.ts'
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
    </Drawer>
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
