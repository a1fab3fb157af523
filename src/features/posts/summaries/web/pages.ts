import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Summaries that readers write of posts, and judge. */
export const summariesPages: WebFeature = {
  pages: [
    page({
      path: '/summaries',
      access: 'protected',
      name: 'summaries',
      view: () => import('./summary-review-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/summaries',
      access: 'staff',
      name: 'admin-summaries',
      view: () => import('./summary-queue-page.tsx'),
    }),
  ],
  desks: [{ place: 3, label: 'สรุปของผู้อ่าน', to: '/admin/summaries', roles: ['moderator'] }],
}
