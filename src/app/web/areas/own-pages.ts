import { pageRefusal } from '#lib/errors.ts'
import { page } from '../page.ts'
import { sandboxed } from '../sandbox/sandboxed.ts'

/** Comes with the store; until then there is nothing behind the guard. */
const emptySandbox = {
  loader: () => {
    throw pageRefusal('page_not_found')
  },
  Component: () => null,
}

/** What is one person’s own. */
export const pages = [
  page({
    path: '/profile',
    access: 'protected',
    name: 'profile',
    loader: () => import('../profile/profile-loader.ts'),
    view: () => import('../profile/profile-page.tsx'),
  }),
  page({
    path: '/profile/edit/:id?',
    access: 'protected',
    name: 'profile-edit',
    loader: () => import('#features/identity/web/edit-loader.ts'),
    view: () => import('../profile/edit-page.tsx'),
  }),
  page({
    path: '/profile/moneyAnswer/:level?',
    access: 'protected',
    name: 'profile-money-answer',
    query: ['page'],
    loader: () => import('#features/quizzes/exams/web/answers-loader.ts'),
    view: () => import('#features/quizzes/exams/web/answers-page.tsx'),
  }),
  page({
    path: '/profile/consents',
    access: 'protected',
    name: 'profile-consents',
    loader: () => import('../consents/consents-loader.ts'),
    view: () => import('../consents/consents-page.tsx'),
  }),
  page({
    path: '/notifications',
    access: 'protected',
    name: 'notifications',
    loader: () => import('#features/notifications/web/notices-loader.ts'),
    view: () => import('#features/notifications/web/notices-page.tsx'),
  }),
  sandboxed(
    page({
      path: '/test-store',
      access: 'protected',
      name: 'test-store',
      loader: async () => emptySandbox,
      view: async () => emptySandbox,
    }),
  ),
  page({
    path: '/post/create',
    access: 'protected',
    name: 'post-create',
    loader: () => import('#features/posts/web/write-loader.ts'),
    view: () => import('#features/posts/web/write-page.tsx'),
  }),
  page({
    path: '/post/edit/:id?',
    access: 'protected',
    name: 'post-edit',
    loader: () => import('#features/posts/web/write-loader.ts'),
    view: () => import('#features/posts/web/write-page.tsx'),
  }),
]
