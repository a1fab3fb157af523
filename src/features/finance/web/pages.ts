import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desks of adjustments, and of rates and caps of koin. */
export const financePages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/koin/adjust',
      access: 'staff',
      name: 'admin-koin-adjust',
      view: () => import('./admin-adjust-page.tsx'),
    }),
    page({
      path: '/admin/koin/rates',
      access: 'staff',
      name: 'admin-koin-rates',
      view: () => import('./admin-koin-rates-page.tsx'),
    }),
  ],
  desks: [
    { place: 11.5, label: 'ปรับยอด koin', to: '/admin/koin/adjust', roles: ['finance'] },
    { place: 11.51, label: 'อัตรา koin', to: '/admin/koin/rates', roles: ['finance'] },
  ],
}
