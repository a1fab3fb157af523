import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of changes that wait for a second person. */
export const staffValuePages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/proposals',
      access: 'staff',
      name: 'admin-proposals',
      view: () => import('./proposals-page.tsx'),
    }),
  ],
  desks: [{ place: 2, label: 'รอคนที่สอง', to: '/admin/proposals', roles: ['editor', 'fulfilment', 'finance', 'admin'] }],
}
