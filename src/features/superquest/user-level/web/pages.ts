import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The board of quest points; the levels stand on the pages of Super Quest. */
export const levelsPages: WebFeature = {
  pages: [
    page({
      path: '/superquest/board',
      access: 'protected',
      name: 'superquest-board',
      layout: 'superquest',
      view: () => import('./board-page.tsx'),
    }),
  ],
  menu: [{ group: 'quest', place: 6, label: 'กระดานแต้มเควสต์', to: '/superquest/board' }],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/quest-levels',
      access: 'staff',
      name: 'admin-quest-levels',
      view: () => import('./admin-levels-page.tsx'),
    }),
  ],
  desks: [{ place: 12.3, label: 'ระดับ Super Quest', to: '/admin/quest-levels', roles: ['editor'] }],
}
