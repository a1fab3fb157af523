import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The bank for visitors and for persons, what can be opened, and each deposit. */
export const depositsPages: WebFeature = {
  pages: [
    page({
      path: '/bank',
      access: 'public',
      name: 'bank',
      head: import.meta.env.SSR ? () => import('./landing/landing-head.ts') : undefined,
      view: () => import('./landing/bank-page.tsx'),
    }),
    page({
      path: '/bank/saving',
      access: 'protected',
      name: 'bank-saving',
      view: () => import('./saving/saving-page.tsx'),
    }),
    page({
      path: '/bank/saving/:product',
      access: 'protected',
      name: 'bank-terms',
      view: () => import('./saving/terms-page.tsx'),
    }),
    page({
      path: '/bank/deposit/:id',
      access: 'protected',
      name: 'bank-deposit',
      view: () => import('./deposit/deposit-page.tsx'),
    }),
    page({
      path: '/bank/ended',
      access: 'protected',
      name: 'bank-ended',
      query: ['page'],
      view: () => import('./deposit/ended-page.tsx'),
    }),
  ],
  menu: [
    { group: 'money', place: 1, label: 'ธนาคาร', to: '/bank' },
    { group: 'money', place: 2, label: 'เงินฝาก', to: '/bank/saving' },
  ],
}
