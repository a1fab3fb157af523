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
