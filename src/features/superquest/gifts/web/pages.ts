import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Gifts: readers meet them on the pages of Super Quest. */
export const giftsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/quest-gifts',
      access: 'staff',
      name: 'admin-quest-gifts',
      view: () => import('./admin-gifts-page.tsx'),
    }),
  ],
  desks: [{ place: 12.4, label: 'คิวของขวัญ', to: '/admin/quest-gifts', roles: ['fulfilment'] }],
}
