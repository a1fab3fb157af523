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
    path: '/admin/moderation',
    access: 'staff',
    name: 'admin-moderation',
    loader: () => import('#features/moderation/web/queue-loader.ts'),
    view: () => import('#features/moderation/web/queue-page.tsx'),
  }),
  page({
    path: '/admin/moderation/:id',
    access: 'staff',
    name: 'admin-moderation-case',
    loader: () => import('#features/moderation/web/review-loader.ts'),
    view: () => import('#features/moderation/web/review-page.tsx'),
  }),
  page({
    path: '/admin/summaries',
    access: 'staff',
    name: 'admin-summaries',
    loader: () => import('#features/posts/web/summary-queue-loader.ts'),
    view: () => import('#features/posts/web/summary-queue-page.tsx'),
  }),
  // Every part in every state, for whoever builds screens; the build leaves it out but for APP_ENV=development.
  ...(import.meta.env.DEV || import.meta.env.VITE_HAS_KIT
    ? [page({ path: '/dev/kit', access: 'public', view: () => import('../kit-page.tsx') })]
    : []),
]
