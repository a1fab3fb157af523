import { page } from '../page.ts'

/** The calendar of events, and each event. */
export const pages = [
  page({
    path: '/events',
    access: 'public',
    name: 'events',
    query: ['month', 'day'],
    loader: () => import('#features/events/web/events-loader.ts'),
    view: () => import('#features/events/web/events-page.tsx'),
  }),
  page({
    path: '/events/:id/:slug?',
    access: 'public',
    name: 'event',
    loader: () => import('#features/events/web/event-loader.ts'),
    view: () => import('#features/events/web/event-page.tsx'),
  }),
]
