import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The question of a share card; the trial of a visitor's home has no page of its own. */
export const guestTrialPages: WebFeature = {
  previews: { question: () => import('./content-preview.ts') },
  pages: [
    page({
      path: '/quiz/teaser/:key',
      access: 'public',
      name: 'quiz-teaser',
      view: () => import('./teaser-page.tsx'),
    }),
  ],
}
