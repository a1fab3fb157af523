import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The drawings of the visual decoder. */
export const riddlesPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/riddles',
      access: 'staff',
      name: 'admin-riddles',
      view: () => import('./admin-riddles-page.tsx'),
    }),
  ],
  desks: [{ place: 11, label: 'ภาพปริศนา', to: '/admin/riddles', roles: ['editor'] }],
}
