import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The words of word games. */
export const wordsPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/words',
      access: 'staff',
      name: 'admin-words',
      view: () => import('./admin-words-page.tsx'),
    }),
  ],
  desks: [{ place: 10, label: 'คำของเกม', to: '/admin/words', roles: ['editor'] }],
}
