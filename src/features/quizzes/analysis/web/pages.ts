import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** What answers say of questions. */
export const analysisPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/questions',
      access: 'staff',
      name: 'admin-questions',
      view: () => import('./admin-page.tsx'),
    }),
  ],
  desks: [{ place: 8, label: 'คำถามของควิซ', to: '/admin/questions', roles: ['editor'] }],
}
