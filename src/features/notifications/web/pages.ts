import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Notices, and mails with their outbox. */
export const notificationsPages: WebFeature = {
  pages: [
    page({
      path: '/unsubscribe',
      access: 'public',
      name: 'unsubscribe',
      holdsToken: true,
      view: () => import('./unsubscribe-page.tsx'),
    }),
    page({
      path: '/notifications',
      access: 'protected',
      name: 'notifications',
      loader: () => import('./notices-loader.ts'),
      view: () => import('./notices-page.tsx'),
    }),
  ],
  staffPages: [
    // Public, so that whoever may not see it gets the same 404 as where it is closed; staff's own fills in.
    page({
      path: '/admin/outbox',
      access: 'public',
      name: 'admin-outbox',
      loader: () => import('./outbox-loader.ts'),
      view: () => import('./outbox-page.tsx'),
    }),
  ],
  desks: [{ place: 14, label: 'อีเมลขาออก', to: '/admin/outbox', needsOutbox: true }],
}
