import Gamepad2 from 'lucide-react/icons/gamepad-2'
import House from 'lucide-react/icons/house'
import Route from 'lucide-react/icons/route'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { useLocation } from 'react-router'
import { type Glyph, Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { useLesson } from '#ui/journey/lesson.ts'
import { type Tab, tabOf, tabs } from './tabs.ts'
import { text } from './text.ts'

const glyphs: Record<Tab['key'], Glyph> = { home: House, path: Route, play: Gamepad2, club: Users, me: User }

/** The five places of the product at the lower edge of phones: plain links, which work before hydration. */
export function TabBar() {
  const { pathname } = useLocation()
  // An article that was opened as a step of the path belongs to the path.
  const here = useLesson() ? 'path' : tabOf(pathname)
  return (
    <nav className="tab-bar" aria-label={text.tabBar}>
      {tabs.map(({ key, label, to }) => (
        <Link
          key={key}
          to={to}
          className="tab-bar-link"
          aria-current={here !== key ? undefined : pathname === to ? 'page' : 'true'}
        >
          <span className="tab-bar-pill">
            <Icon of={glyphs[key]} size={24} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  )
}
