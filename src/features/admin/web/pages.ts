import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The back office: its sign-in, people and the log. */
export const adminPages: WebFeature = {
  pages: [
    page({
      path: '/admin/sign-in',
      access: 'protected',
      name: 'admin-sign-in',
      view: () => import('./factors/sign-in-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin',
      access: 'staff',
      name: 'admin',
      view: () => import('./desk/desk-page.tsx'),
    }),
    page({
      path: '/admin/people',
      access: 'staff',
      name: 'admin-people',
      view: () => import('./people/people-page.tsx'),
    }),
    page({
      path: '/admin/people/:id',
      access: 'staff',
      name: 'admin-person',
      loader: () => import('./people/person-loader.ts'),
      view: () => import('./people/person-page.tsx'),
    }),
    page({
      path: '/admin/log',
      access: 'staff',
      name: 'admin-log',
      view: () => import('./log/log-page.tsx'),
    }),
    page({
      path: '/admin/factors',
      access: 'staff',
      name: 'admin-factors',
      view: () => import('./factors/factors-page.tsx'),
    }),
  ],
  desks: [
    { place: 1, label: 'เช้านี้', to: '/admin' },
    { place: 12, label: 'ผู้คน', to: '/admin/people', roles: ['admin'] },
    { place: 13, label: 'บันทึกทีมงาน', to: '/admin/log', roles: ['admin'] },
    { place: 15, label: 'การยืนยันตัวตน', to: '/admin/factors' },
  ],
}
