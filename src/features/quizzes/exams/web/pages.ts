import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Monthly, final and money quizzes. */
export const examsPages: WebFeature = {
  pages: [
    page({
      path: '/quiz',
      access: 'public',
      name: 'quiz',
      head: import.meta.env.SSR ? () => import('./menu/menu-head.ts') : undefined,
      view: () => import('./menu/menu-page.tsx'),
    }),
    page({
      path: '/quiz/month',
      access: 'protected',
      name: 'quiz-month',
      view: () => import('./exam/monthly-page.tsx'),
    }),
    page({
      path: '/quiz/final',
      access: 'protected',
      name: 'quiz-final',
      view: () => import('./exam/final-page.tsx'),
    }),
    page({
      path: '/quiz/money/:level?',
      access: 'protected',
      name: 'quiz-money',
      view: () => import('./exam/money-page.tsx'),
    }),
    page({
      path: '/profile/moneyAnswer/:level?',
      access: 'protected',
      name: 'profile-money-answer',
      query: ['page'],
      view: () => import('./answers/answers-page.tsx'),
    }),
  ],
  menu: [
    { group: 'quizzes', place: 1, label: 'ควิซทั้งหมด', to: '/quiz' },
    { group: 'quizzes', place: 3, label: 'ควิซประจำเดือน', to: '/quiz/month' },
    { group: 'quizzes', place: 4, label: 'ควิซการเงิน', to: '/quiz/money' },
    { group: 'quizzes', place: 5, label: 'สอบปลายภาค', to: '/quiz/final' },
  ],
}
