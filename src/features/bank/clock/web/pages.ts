import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of the bank clock. */
export const clockPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/clock',
      access: 'staff',
      name: 'admin-bank-clock',
      view: () => import('./admin-clock-page.tsx'),
    }),
  ],
  desks: [{ place: 11.62, label: 'นาฬิกาธนาคาร', to: '/admin/bank/clock', roles: ['finance'] }],
}
