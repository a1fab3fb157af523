import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Funds with what the person has of them, orders, and the desks of the fund books. */
export const fundOrdersPages: WebFeature = {
  pages: [
    page({
      path: '/bank/fund',
      access: 'protected',
      name: 'bank-fund',
      query: ['type', 'q', 'class', 'fee_to', 'sort', 'page'],
      view: () => import('./fund-page.tsx'),
    }),
    page({
      path: '/bank/fund/detail/:code',
      access: 'protected',
      name: 'bank-fund-detail',
      view: () => import('./detail-page.tsx'),
    }),
    page({
      path: '/bank/fund/orders',
      access: 'protected',
      name: 'bank-fund-orders',
      query: ['page'],
      view: () => import('./orders-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/fund-books',
      access: 'staff',
      name: 'admin-fund-books',
      view: () => import('./admin-fund-books-page.tsx'),
    }),
    page({
      path: '/admin/bank/person-funds',
      access: 'staff',
      name: 'admin-person-funds',
      view: () => import('./admin-person-funds-page.tsx'),
    }),
  ],
  menu: [{ group: 'money', place: 3, label: 'กองทุน', to: '/bank/fund' }],
  desks: [
    { place: 11.67, label: 'กองทุนของสมาชิก', to: '/admin/bank/person-funds', roles: ['finance'] },
    { place: 11.68, label: 'บัญชีของกองทุน', to: '/admin/bank/fund-books', roles: ['finance'] },
  ],
}
