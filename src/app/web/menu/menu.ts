import type { MenuGroup, MenuLine } from '#kit/web/feature.ts'
import { webFeatures } from '../pages.ts'

export type MenuItem = Pick<MenuLine, 'label' | 'to' | 'onlyFor'>

/**
 * The main menu; every entry exists. A group has no address; `base` is the address prefix of pages that it does not
 * list.
 */
export type MenuEntry = { label: string; to: string } | { label: string; base?: string; items: readonly MenuItem[] }

const lines: readonly MenuLine[] = webFeatures.flatMap((feature) => feature.menu ?? [])

/** The same five places as the bottom bar of phones, with what has a line of its own beside them. */
export const menu: readonly MenuEntry[] = [
  { label: 'หน้าแรก', to: '/' },
  ...linesOf('path'),
  {
    label: 'เล่น',
    base: '/play',
    items: [{ label: 'เล่นทั้งหมด', to: '/play' }, ...linesOf('quizzes'), ...linesOf('games')],
  },
  {
    label: 'คลับ',
    base: '/club',
    items: [...linesOf('clubs'), ...linesOf('videos'), ...linesOf('events'), ...linesOf('more')],
  },
  ...linesOf('heroes'),
  ...groupOf('Super Quest', '/superquest', 'quest'),
  ...linesOf('store'),
  ...groupOf('การเงิน', '/bank', 'money'),
]

/** A group that stands in the menu once a feature has a line in it. */
function groupOf(label: string, base: string, group: MenuGroup): MenuEntry[] {
  const items = linesOf(group)
  return items.length > 0 ? [{ label, base, items }] : []
}

function linesOf(group: MenuGroup): MenuLine[] {
  return lines.filter((line) => line.group === group).toSorted((a, b) => a.place - b.place)
}
