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
      loader: () => import('./landing-loader.ts'),
      head: import.meta.env.SSR ? () => import('./robo-head.ts') : undefined,
      view: () => import('./robo-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/create-plan',
      name: 'robo-create-plan',
      loader: () => import('./create-plan-loader.ts'),
      view: () => import('./create-plan-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/create-plan/step-create',
      name: 'robo-step-create',
      loader: () => import('./step-create-loader.ts'),
      view: () => import('./step-create-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/levels',
      name: 'robo-five-levels',
      loader: () => import('./levels-loader.ts'),
      view: () => import('./levels-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/setFormatMonthDCA',
      name: 'robo-set-dca',
      query: ['accountId'],
      loader: () => import('./set-dca-loader.ts'),
      view: () => import('./set-dca-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dashboard/calculate-graph',
      name: 'robo-calculate-graph',
      query: ['accountId'],
      loader: () => import('./graph-loader.ts'),
      view: () => import('./graph-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dashboard/:id?',
      name: 'robo-dashboard',
      loader: () => import('./dashboard-loader.ts'),
      view: () => import('./dashboard-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/buy/:id?',
      name: 'robo-buy',
      loader: () => import('./buy-loader.ts'),
      view: () => import('./buy-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/sell/:id?',
      name: 'robo-sell',
      loader: () => import('./sell-loader.ts'),
      view: () => import('./sell-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/adjust-plan/:id?',
      name: 'robo-adjust-plan',
      query: ['what', 'monthly', 'horizon', 'level'],
      loader: () => import('./adjust-loader.ts'),
      view: () => import('./adjust-page.tsx'),
    }),
    page({
      ...own,
      path: '/robo/dca-detail/:id?',
      name: 'robo-dca-detail',
      loader: () => import('./dca-detail-loader.ts'),
      view: () => import('./dca-detail-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/robo/funds',
      access: 'staff',
      name: 'admin-robo-funds',
      loader: () => import('./admin-funds-loader.ts'),
      view: () => import('./admin-funds-page.tsx'),
    }),
    page({
      path: '/admin/robo/person',
      access: 'staff',
      name: 'admin-robo-person',
      view: () => import('./admin-person-page.tsx'),
    }),
  ],
  menu: [{ group: 'money', place: 4, label: 'Fund-telligenz', to: '/robo' }],
  desks: [
    { place: 11.7, label: 'กองทุนในแผน', to: '/admin/robo/funds', roles: ['editor', 'finance'] },
    { place: 11.71, label: 'แผนของสมาชิก', to: '/admin/robo/person', roles: ['finance'] },
  ],
}
