import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Monthly, final and money quizzes. */
export const examsPages: WebFeature = {
  pages: [
    page({
      path: '/quiz',
      access: 'public',
      name: 'quiz',
      loader: () => import('./menu-loader.ts'),
      head: import.meta.env.SSR ? () => import('./menu-head.ts') : undefined,
      view: () => import('./menu-page.tsx'),
    }),
    page({
      path: '/quiz/month',
      access: 'protected',
      name: 'quiz-month',
      loader: () => import('./monthly-loader.ts'),
      view: () => import('./monthly-page.tsx'),
    }),
    page({
      path: '/quiz/final',
      access: 'protected',
      name: 'quiz-final',
      loader: () => import('./final-loader.ts'),
      view: () => import('./final-page.tsx'),
    }),
    page({
      path: '/quiz/money/:level?',
      access: 'protected',
      name: 'quiz-money',
      loader: () => import('./money-loader.ts'),
      view: () => import('./money-page.tsx'),
    }),
    page({
      path: '/profile/moneyAnswer/:level?',
      access: 'protected',
      name: 'profile-money-answer',
      query: ['page'],
      loader: () => import('./answers-loader.ts'),
      view: () => import('./answers-page.tsx'),
    }),
  ],
  menu: [
    { group: 'quizzes', place: 1, label: 'ควิซทั้งหมด', to: '/quiz' },
    { group: 'quizzes', place: 3, label: 'ควิซประจำเดือน', to: '/quiz/month' },
    { group: 'quizzes', place: 4, label: 'ควิซการเงิน', to: '/quiz/money' },
    { group: 'quizzes', place: 5, label: 'สอบปลายภาค', to: '/quiz/final' },
  ],
}
