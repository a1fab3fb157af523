import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The first steps of a plan (warm-up, assessment, rehearsal), and the desk of model portfolios. */
export const riskPages: WebFeature = {
  pages: [
    page({
      path: '/robo/pre-question',
      access: 'protected',
      name: 'robo-pre-question',
      layout: 'robo',
      query: ['q'],
      view: () => import('./pre-question-page.tsx'),
    }),
    page({
      path: '/robo/assessment',
      access: 'protected',
      name: 'robo-assessment',
      layout: 'robo',
      query: ['q'],
      view: () => import('./assessment-page.tsx'),
    }),
    page({
      path: '/robo/rehearsal',
      access: 'protected',
      name: 'robo-rehearsal',
      layout: 'robo',
      view: () => import('./rehearsal/rehearsal-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/robo/portfolios',
      access: 'staff',
      name: 'admin-robo-portfolios',
      view: () => import('./admin-portfolios-page.tsx'),
    }),
    page({
      path: '/admin/robo/portfolios/:level',
      access: 'staff',
      name: 'admin-robo-portfolio',
      view: () => import('./admin-portfolio-page.tsx'),
    }),
  ],
  desks: [{ place: 11.71, label: 'พอร์ตตัวอย่าง', to: '/admin/robo/portfolios', roles: ['finance'] }],
}
