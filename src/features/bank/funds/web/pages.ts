import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Funds side by side, and the desk of funds; a fund's own page is in fund-orders. */
export const fundsPages: WebFeature = {
  pages: [
    page({
      path: '/bank/fund/compare',
      access: 'protected',
      name: 'bank-fund-compare',
      query: ['codes', 'range'],
      view: () => import('./compare/compare-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/funds',
      access: 'staff',
      name: 'admin-bank-funds',
      view: () => import('./staff/admin-funds-page.tsx'),
    }),
    page({
      path: '/admin/bank/funds/new',
      access: 'staff',
      name: 'admin-bank-fund-new',
      view: () => import('./staff/admin-new-fund-page.tsx'),
    }),
    page({
      path: '/admin/bank/funds/:code',
      access: 'staff',
      name: 'admin-bank-fund',
      view: () => import('./staff/admin-fund-page.tsx'),
    }),
  ],
  desks: [{ place: 11.65, label: 'กองทุน', to: '/admin/bank/funds', roles: ['editor', 'finance'] }],
}
