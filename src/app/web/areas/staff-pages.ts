import { page } from '../page.ts'

/** For staff, and for whoever builds the product. */
export const pages = [
  page({
    path: '/ShowVariable',
    access: 'public',
    name: 'show-variable',
    view: () => import('../variables/variables-page.tsx'),
  }),
  // Public, so that whoever may not see it gets the same 404 as where it is closed; staff's own fills in.
  page({
    path: '/admin/outbox',
    access: 'public',
    name: 'admin-outbox',
    loader: () => import('#features/notifications/web/outbox-loader.ts'),
    view: () => import('#features/notifications/web/outbox-page.tsx'),
  }),
  page({
    path: '/admin/events',
    access: 'staff',
    name: 'admin-events',
    loader: () => import('#features/events/web/admin-events-loader.ts'),
    view: () => import('#features/events/web/admin-events-page.tsx'),
  }),
  page({
    path: '/admin/events/edit/:id?',
    access: 'staff',
    name: 'admin-event-form',
    loader: () => import('#features/events/web/admin-form-loader.ts'),
    view: () => import('#features/events/web/admin-form-page.tsx'),
  }),
  page({
    path: '/admin/events/:id',
    access: 'staff',
    name: 'admin-event',
    loader: () => import('#features/events/web/admin-event-loader.ts'),
    view: () => import('#features/events/web/admin-event-page.tsx'),
  }),
  // Every part in every state, for whoever builds screens; the build leaves it out but for APP_ENV=development.
  ...(import.meta.env.DEV || import.meta.env.VITE_HAS_KIT
    ? [page({ path: '/dev/kit', access: 'public', view: () => import('../kit-page.tsx') })]
    : []),
]
