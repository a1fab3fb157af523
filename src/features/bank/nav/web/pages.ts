import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The page on which anybody checks past prices, and the desk of price files. */
export const navPages: WebFeature = {
  pages: [
    page({
      path: '/bank/fund/check',
      access: 'public',
      name: 'bank-fund-check',
      head: import.meta.env.SSR ? () => import('./check-head.ts') : undefined,
      view: () => import('./check-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/nav',
      access: 'staff',
      name: 'admin-bank-nav',
      query: ['page'],
      view: () => import('./admin-nav-page.tsx'),
    }),
  ],
  desks: [{ place: 11.66, label: 'ไฟล์ราคากองทุน', to: '/admin/bank/nav', roles: ['finance'] }],
}
