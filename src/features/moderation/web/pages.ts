import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Reports, cases and appeals. */
export const moderationPages: WebFeature = {
  pages: [
    page({
      path: '/moderation/case/:id',
      access: 'protected',
      name: 'moderation-case',
      loader: () => import('./case-loader.ts'),
      view: () => import('./case-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/moderation',
      access: 'staff',
      name: 'admin-moderation',
      loader: () => import('./queue-loader.ts'),
      view: () => import('./queue-page.tsx'),
    }),
    page({
      path: '/admin/moderation/:id',
      access: 'staff',
      name: 'admin-moderation-case',
      loader: () => import('./review-loader.ts'),
      view: () => import('./review-page.tsx'),
    }),
  ],
  desks: [{ place: 2, label: 'ตรวจข้อความ', to: '/admin/moderation', roles: ['moderator'] }],
}
