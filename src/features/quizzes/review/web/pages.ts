import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Practice of missed questions. */
export const reviewPages: WebFeature = {
  pages: [
    page({
      path: '/quiz/review',
      access: 'protected',
      name: 'quiz-review',
      view: () => import('./review-page.tsx'),
    }),
  ],
}
