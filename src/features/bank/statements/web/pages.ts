import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Passbook and monthly statements, and the desks that look into accounts and books. */
export const statementsPages: WebFeature = {
  pages: [
    page({
      path: '/bank/passbook',
      access: 'protected',
      name: 'bank-passbook',
      query: ['account', 'page'],
      view: () => import('./passbook-page.tsx'),
    }),
    page({
      path: '/bank/statement',
      access: 'protected',
      name: 'bank-statement',
      query: ['month', 'page'],
      view: () => import('./statement-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/person',
      access: 'staff',
      name: 'admin-bank-person',
      view: () => import('./admin-person-page.tsx'),
    }),
    page({
      path: '/admin/bank/books',
      access: 'staff',
      name: 'admin-bank-books',
      view: () => import('./admin-books-page.tsx'),
    }),
  ],
  desks: [
    { place: 11.63, label: 'บัญชีของสมาชิก', to: '/admin/bank/person', roles: ['finance'] },
    { place: 11.64, label: 'บัญชีของธนาคาร', to: '/admin/bank/books', roles: ['finance'] },
  ],
}
