import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The numbers of the product. */
export const statisticsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/statistics',
      access: 'staff',
      name: 'admin-statistics',
      query: ['days', 'by'],
      view: () => import('./statistics-page.tsx'),
    }),
    page({
      path: '/admin/statistics/learners',
      access: 'staff',
      name: 'admin-learners',
      view: () => import('./learners-page.tsx'),
    }),
  ],
  desks: [{ place: 1.5, label: 'ตัวเลข', to: '/admin/statistics', roles: ['editor', 'finance', 'admin'] }],
}
