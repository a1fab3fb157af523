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
    path: '/quiz',
    access: 'public',
    name: 'quiz',
    loader: () => import('#features/quizzes/exams/web/menu-loader.ts'),
    view: () => import('#features/quizzes/exams/web/menu-page.tsx'),
  }),
  page({
    path: '/quiz/daily',
    access: 'protected',
    name: 'quiz-daily',
    loader: () => import('#features/quizzes/daily/web/daily-loader.ts'),
    view: () => import('#features/quizzes/daily/web/daily-page.tsx'),
  }),
  page({
    path: '/quiz/month',
    access: 'protected',
    name: 'quiz-month',
    loader: () => import('#features/quizzes/exams/web/monthly-loader.ts'),
    view: () => import('#features/quizzes/exams/web/monthly-page.tsx'),
  }),
  page({
    path: '/quiz/final',
    access: 'protected',
    name: 'quiz-final',
    loader: () => import('#features/quizzes/exams/web/final-loader.ts'),
    view: () => import('#features/quizzes/exams/web/final-page.tsx'),
  }),
  page({
    path: '/quiz/money/:level?',
    access: 'protected',
    name: 'quiz-money',
    loader: () => import('#features/quizzes/exams/web/money-loader.ts'),
    view: () => import('#features/quizzes/exams/web/money-page.tsx'),
  }),
  page({
    path: '/quiz/review',
    access: 'protected',
    name: 'quiz-review',
    loader: () => import('#features/quizzes/review/web/review-loader.ts'),
    view: () => import('#features/quizzes/review/web/review-page.tsx'),
  }),
  page({
    path: '/quiz/placement',
    access: 'public',
    name: 'quiz-placement',
    loader: () => import('#features/path/web/placement-loader.ts'),
    view: () => import('#features/path/web/placement-page.tsx'),
  }),
  page({
    path: '/path',
    access: 'public',
    name: 'path',
    loader: () => import('#features/path/web/path-loader.ts'),
    view: () => import('#features/path/web/path-page.tsx'),
  }),
  page({
    path: '/path/recheck/:unit',
    access: 'protected',
    name: 'path-recheck',
    loader: () => import('#features/path/web/recheck-loader.ts'),
    view: () => import('#features/path/web/recheck-page.tsx'),
  }),
]
