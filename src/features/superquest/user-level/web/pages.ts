import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Levels: readers meet them on the pages of Super Quest. */
export const levelsPages: WebFeature = {
  staffPages: [
    page({
      path: '/admin/quest-levels',
      access: 'staff',
      name: 'admin-quest-levels',
      loader: () => import('./admin-levels-loader.ts'),
      view: () => import('./admin-levels-page.tsx'),
    }),
  ],
  desks: [{ place: 12, label: 'ระดับ Super Quest', to: '/admin/quest-levels', roles: ['editor'] }],
}
