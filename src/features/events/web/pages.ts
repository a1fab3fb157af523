import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Events, their seats and the calendar. */
export const eventsPages: WebFeature = {
  pages: [
    page({
      path: '/events',
      access: 'public',
      name: 'events',
      query: ['month', 'day', 'free', 'online', 'weekend', 'show'],
      loader: () => import('./events-loader.ts'),
      head: import.meta.env.SSR ? () => import('./events-head.ts') : undefined,
      view: () => import('./events-page.tsx'),
    }),
    page({
      path: '/events/:id/:slug?',
      access: 'public',
      name: 'event',
      loader: () => import('./event-loader.ts'),
      head: import.meta.env.SSR ? () => import('./event-head.ts') : undefined,
      view: () => import('./event-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/events',
      access: 'staff',
      name: 'admin-events',
      loader: () => import('./admin-events-loader.ts'),
      view: () => import('./admin-events-page.tsx'),
    }),
    page({
      path: '/admin/events/edit/:id?',
      access: 'staff',
      name: 'admin-event-form',
      loader: () => import('./admin-form-loader.ts'),
      view: () => import('./admin-form-page.tsx'),
    }),
    page({
      path: '/admin/events/:id',
      access: 'staff',
      name: 'admin-event',
      loader: () => import('./admin-event-loader.ts'),
      view: () => import('./admin-event-page.tsx'),
    }),
  ],
  menu: [{ group: 'events', place: 1, label: 'กิจกรรม', to: '/events' }],
  desks: [{ place: 4, label: 'กิจกรรม', to: '/admin/events', roles: ['editor', 'moderator'] }],
}
