import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** New questions that wait for a second person. */
export const questionsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/questions/new',
      access: 'staff',
      name: 'admin-new-questions',
      view: () => import('./new-questions-page.tsx'),
    }),
  ],
}
