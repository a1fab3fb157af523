import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'
import { sandboxed } from '#kit/web/sandboxed.ts'

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
      view: () => import('./notices-page.tsx'),
    }),
    page({
      path: '/notifications/choices',
      access: 'protected',
      name: 'notification-choices',
      view: () => import('./choices-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    // On installations that send mails the page does not exist; a person without a role gets the same 404 from its
    // call.
    sandboxed(
      page({
        path: '/admin/outbox',
        access: 'staff',
        name: 'admin-outbox',
        view: () => import('./outbox-page.tsx'),
      }),
      ({ hasOutbox }) => !hasOutbox,
    ),
  ],
  desks: [{ place: 14, label: 'อีเมลขาออก', to: '/admin/outbox', needsOutbox: true }],
}
