import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The desk of agreements; readers see them at /robo/policy. */
export const agreementsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/robo/policies',
      access: 'staff',
      name: 'admin-robo-policies',
      query: ['type'],
      view: () => import('./admin-agreements-page.tsx'),
    }),
  ],
  desks: [{ place: 11.73, label: 'ข้อตกลง Fund-telligenz', to: '/admin/robo/policies', roles: ['editor'] }],
}
