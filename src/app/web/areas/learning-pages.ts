import { page } from '../page.ts'

/** What one learns with, beside the posts. */
export const pages = [
  page({
    path: '/glossary',
    access: 'public',
    name: 'glossary',
    loader: () => import('#features/glossary/web/glossary-loader.ts'),
    view: () => import('#features/glossary/web/glossary-page.tsx'),
  }),
  page({
    path: '/quiz/daily',
    access: 'protected',
    name: 'quiz-daily',
    loader: () => import('#features/quizzes/daily/web/daily-loader.ts'),
    view: () => import('#features/quizzes/daily/web/daily-page.tsx'),
  }),
]
