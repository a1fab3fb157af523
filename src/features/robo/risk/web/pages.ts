import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of model portfolios. */
export const riskPages: WebFeature = {
  staffPages: [
    page({
      path: '/admin/robo/portfolios',
      access: 'staff',
      name: 'admin-robo-portfolios',
      loader: () => import('./admin-portfolios-loader.ts'),
      view: () => import('./admin-portfolios-page.tsx'),
    }),
    page({
      path: '/admin/robo/portfolios/:level',
      access: 'staff',
      name: 'admin-robo-portfolio',
      loader: () => import('./admin-portfolio-loader.ts'),
      view: () => import('./admin-portfolio-page.tsx'),
    }),
  ],
  desks: [{ place: 11.71, label: 'พอร์ตตัวอย่าง', to: '/admin/robo/portfolios', roles: ['finance'] }],
}
