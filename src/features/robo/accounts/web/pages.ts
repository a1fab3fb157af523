import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

const own = { access: 'protected', layout: 'robo' } as const

/** Plans: landing, flow, dashboard, money, and the desks of finance. */
export const roboAccountsPages: WebFeature = {
  pages: [
    page({
      path: '/robo',
      access: 'public',
      name: 'robo',
      layout: 'robo',
      head: import.meta.env.SSR ? () => import('./landing/robo-head.ts') : undefined,
      view: () => import('./landing/robo-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/create-plan',
      name: 'robo-create-plan',
      view: () => import('./create/create-plan-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/create-plan/step-create',
      name: 'robo-step-create',
      loader: () => import('./create/step-create-loader.ts'),
      view: () => import('./create/step-create-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/levels',
      name: 'robo-five-levels',
      view: () => import('./create/levels-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/setFormatMonthDCA',
      name: 'robo-set-dca',
      query: ['accountId'],
      view: () => import('./dca/set-dca-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dashboard/calculate-graph',
      name: 'robo-calculate-graph',
      query: ['accountId'],
      view: () => import('./dashboard/graph-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dashboard/:id?',
      name: 'robo-dashboard',
      view: () => import('./dashboard/dashboard-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/buy/:id?',
      name: 'robo-buy',
      view: () => import('./trade/buy-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/sell/:id?',
      name: 'robo-sell',
      view: () => import('./trade/sell-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/adjust-plan/:id?',
      name: 'robo-adjust-plan',
      query: ['what', 'monthly', 'horizon', 'level'],
      view: () => import('./trade/adjust-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dca-detail/:id?',
      name: 'robo-dca-detail',
      view: () => import('./dca/dca-detail-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/robo/funds',
      access: 'staff',
      name: 'admin-robo-funds',
      view: () => import('./staff/admin-funds-page.tsx'),
    }),
    page({
      path: '/admin/robo/person',
      access: 'staff',
      name: 'admin-robo-person',
      view: () => import('./staff/admin-person-page.tsx'),
    }),
  ],
  menu: [{ group: 'money', place: 4, label: 'Fund-telligenz', to: '/robo' }],
  desks: [
    { place: 11.7, label: 'กองทุนในแผน', to: '/admin/robo/funds', roles: ['editor', 'finance'] },
    { place: 11.71, label: 'แผนของสมาชิก', to: '/admin/robo/person', roles: ['finance'] },
  ],
}
