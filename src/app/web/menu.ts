import type { MenuGroup, MenuLine } from '#kit/web/feature.ts'
import { webFeatures } from './pages.ts'

/**
 * The main menu; every entry exists. A group has no address; `base` is the address prefix of pages that it does not
 * list.
 */
export type MenuEntry =
  | { label: string; to: string }
  | { label: string; base?: string; items: readonly { label: string; to: string }[] }

const lines: readonly MenuLine[] = webFeatures.flatMap((feature) => feature.menu ?? [])

export const menu: readonly MenuEntry[] = [
  { label: 'หน้าแรก', to: '/' },
  { label: 'Club', base: '/club', items: linesOf('clubs') },
  { label: 'Quiz', base: '/quiz', items: linesOf('quizzes') },
  { label: 'Games', base: '/games', items: linesOf('games') },
  ...linesOf('videos'),
  ...linesOf('events'),
  { label: 'เพิ่มเติม', items: linesOf('more') },
]

function linesOf(group: MenuGroup): MenuLine[] {
  return lines.filter((line) => line.group === group).toSorted((a, b) => a.place - b.place)
}
