import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of market notes; readers see them on the pages of their plans. */
export const roboNewsPages: WebFeature = {
  previews: { news: () => import('./content-preview.ts') },
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/robo/news',
      access: 'staff',
      name: 'admin-robo-news',
      query: ['page', 'id'],
      view: () => import('./admin-news-page.tsx'),
    }),
  ],
  desks: [{ place: 11.72, label: 'บันทึกตลาด', to: '/admin/robo/news', roles: ['editor'] }],
}
