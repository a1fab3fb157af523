import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Reports, cases and appeals. */
export const moderationPages: WebFeature = {
  pages: [
    page({
      path: '/moderation/case/:id',
      access: 'protected',
      name: 'moderation-case',
      view: () => import('./case-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/moderation',
      access: 'staff',
      name: 'admin-moderation',
      view: () => import('./queue-page.tsx'),
    }),
    page({
      path: '/admin/moderation/:id',
      access: 'staff',
      name: 'admin-moderation-case',
      view: () => import('./review-page.tsx'),
    }),
  ],
  desks: [{ place: 2, label: 'ตรวจข้อความ', to: '/admin/moderation', roles: ['moderator'] }],
}
