import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The bank for visitors and for persons, what can be opened, and each deposit. */
export const depositsPages: WebFeature = {
  pages: [
    page({
      path: '/bank',
      access: 'public',
      name: 'bank',
      loader: () => import('./landing-loader.ts'),
      head: import.meta.env.SSR ? () => import('./landing-head.ts') : undefined,
      view: () => import('./bank-page.tsx'),
    }),
    page({
      path: '/bank/saving',
      access: 'protected',
      name: 'bank-saving',
      loader: () => import('./bank-loader.ts'),
      view: () => import('./saving-page.tsx'),
    }),
    page({
      path: '/bank/saving/:product',
      access: 'protected',
      name: 'bank-terms',
      loader: () => import('./terms-loader.ts'),
      view: () => import('./terms-page.tsx'),
    }),
    page({
      path: '/bank/deposit/:id',
      access: 'protected',
      name: 'bank-deposit',
      loader: () => import('./deposit-loader.ts'),
      view: () => import('./deposit-page.tsx'),
    }),
    page({
      path: '/bank/ended',
      access: 'protected',
      name: 'bank-ended',
      query: ['page'],
      loader: () => import('./ended-loader.ts'),
      view: () => import('./ended-page.tsx'),
    }),
  ],
  menu: [
    { group: 'money', place: 1, label: 'ธนาคาร', to: '/bank' },
    { group: 'money', place: 2, label: 'เงินฝาก', to: '/bank/saving' },
  ],
}
