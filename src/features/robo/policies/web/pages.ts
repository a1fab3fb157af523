import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The agreements of Fund-telligenz, and their desk. */
export const roboPoliciesPages: WebFeature = {
  pages: [
    page({
      path: '/robo/policy/:type?',
      access: 'public',
      name: 'robo-policy',
      layout: 'robo',
      query: ['version'],
      loader: () => import('./policy-loader.ts'),
      head: import.meta.env.SSR ? () => import('./policy-head.ts') : undefined,
      view: () => import('./policy-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/robo/policies',
      access: 'staff',
      name: 'admin-robo-policies',
      query: ['type'],
      loader: () => import('./admin-policies-loader.ts'),
      view: () => import('./admin-policies-page.tsx'),
    }),
  ],
  desks: [{ place: 11.73, label: 'ข้อตกลง Fund-telligenz', to: '/admin/robo/policies', roles: ['editor'] }],
}
