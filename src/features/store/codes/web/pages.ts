import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The code pools, for staff. */
export const codesPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/store/codes',
      access: 'staff',
      name: 'admin-codes',
      view: () => import('./admin-codes-page.tsx'),
    }),
    page({
      path: '/admin/store/codes/:id',
      access: 'staff',
      name: 'admin-pool',
      view: () => import('./admin-pool-page.tsx'),
    }),
  ],
  desks: [{ place: 11.3, label: 'คลังโค้ด', to: '/admin/store/codes', roles: ['editor', 'fulfilment', 'admin'] }],
}
