import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The operations desk. */
export const operationsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/operations',
      access: 'staff',
      name: 'admin-operations',
      view: () => import('./operations-page.tsx'),
    }),
  ],
  desks: [{ place: 12.9, label: 'งานระบบ', to: '/admin/operations', roles: ['admin', 'finance'] }],
}
