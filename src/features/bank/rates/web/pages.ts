import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of rates. */
export const ratesPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/bank/rates',
      access: 'staff',
      name: 'admin-bank-rates',
      view: () => import('./admin-rates-page.tsx'),
    }),
  ],
  desks: [{ place: 11.61, label: 'อัตราดอกเบี้ย', to: '/admin/bank/rates', roles: ['finance'] }],
}
