import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The quiz of the day. */
export const dailyPages: WebFeature = {
  pages: [
    page({
      path: '/quiz/daily',
      access: 'protected',
      name: 'quiz-daily',
      view: () => import('./daily-page.tsx'),
    }),
  ],
  menu: [{ group: 'quizzes', place: 2, label: 'ควิซประจำวัน', to: '/quiz/daily' }],
}
