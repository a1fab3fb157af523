import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Events, their seats and the calendar. */
export const eventsPages: WebFeature = {
  previews: { event: () => import('./event/content-preview.ts') },
  pages: [
    page({
      path: '/events',
      access: 'public',
      name: 'events',
      query: ['month', 'day', 'free', 'online', 'weekend', 'show'],
      head: import.meta.env.SSR ? () => import('./list/events-head.ts') : undefined,
      view: () => import('./list/events-page.tsx'),
    }),
    page({
      path: '/events/:id/:slug?',
      access: 'public',
      name: 'event',
      head: import.meta.env.SSR ? () => import('./event/event-head.ts') : undefined,
      view: () => import('./event/event-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/events',
      access: 'staff',
      name: 'admin-events',
      view: () => import('./staff/admin-events-page.tsx'),
    }),
    page({
      path: '/admin/events/edit/:id?',
      access: 'staff',
      name: 'admin-event-form',
      view: () => import('./staff/admin-form-page.tsx'),
    }),
    page({
      path: '/admin/events/:id',
      access: 'staff',
      name: 'admin-event',
      loader: () => import('./staff/admin-event-loader.ts'),
      view: () => import('./staff/admin-event-page.tsx'),
    }),
  ],
  menu: [{ group: 'events', place: 1, label: 'กิจกรรม', to: '/events' }],
  desks: [{ place: 4, label: 'กิจกรรม', to: '/admin/events', roles: ['editor', 'moderator'] }],
}
