import type { RouteObject } from 'react-router'
import { pages as account } from './areas/account-pages.ts'
import { pages as crossword } from './areas/crossword-pages.ts'
import { pages as events } from './areas/event-pages.ts'
import { pages as games } from './areas/game-pages.ts'
import { pages as heroes } from './areas/hero-pages.ts'
import { pages as learning } from './areas/learning-pages.ts'
import { pages as moderation } from './areas/moderation-pages.ts'
import { pages as own } from './areas/own-pages.ts'
import { pages as staff } from './areas/staff-pages.ts'
import { pages as videos } from './areas/video-pages.ts'
import { newRoutes } from './routes.tsx'

/** Every address of the product; the module of a page is loaded when its address is asked for. */
export const routes = newRoutes([
  ...account,
  ...own,
  ...learning,
  ...videos,
  ...events,
  ...moderation,
  ...heroes,
  ...games,
  ...crossword,
  ...staff,
])

/** Their leaves: every page, the unknown one ('*') included. */
export const everyPage: RouteObject[] = leavesOf(routes)

function leavesOf(list: RouteObject[]): RouteObject[] {
  return list.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))
}
