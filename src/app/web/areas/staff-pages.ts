import type { RouteObject } from 'react-router'
import { page } from '../page.ts'
import { sandboxed } from '../sandbox/sandboxed.ts'

/** The screens of the back office, inside its frame; each has its line in staff/admin-menu.ts. */
const adminPages = [
  page({
    path: '/admin',
    access: 'staff',
    name: 'admin',
    loader: () => import('#features/admin/web/desk-loader.ts'),
    view: () => import('#features/admin/web/desk-page.tsx'),
  }),
  page({
    path: '/admin/people',
    access: 'staff',
    name: 'admin-people',
    loader: () => import('#features/admin/web/people-loader.ts'),
    view: () => import('#features/admin/web/people-page.tsx'),
  }),
  page({
    path: '/admin/people/:id',
    access: 'staff',
    name: 'admin-person',
    loader: () => import('#features/admin/web/person-loader.ts'),
    view: () => import('#features/admin/web/person-page.tsx'),
  }),
  page({
    path: '/admin/log',
    access: 'staff',
    name: 'admin-log',
    loader: () => import('#features/admin/web/log-loader.ts'),
    view: () => import('#features/admin/web/log-page.tsx'),
  }),
  page({
    path: '/admin/factors',
    access: 'staff',
    name: 'admin-factors',
    loader: () => import('#features/admin/web/factors-loader.ts'),
    view: () => import('#features/admin/web/factors-page.tsx'),
  }),
  // Where mails go out there is no such page, for nobody; who is no staff gets the same 404 from its call.
  sandboxed(
    page({
      path: '/admin/outbox',
      access: 'staff',
      name: 'admin-outbox',
      loader: () => import('#features/notifications/web/outbox-loader.ts'),
      view: () => import('#features/notifications/web/outbox-page.tsx'),
    }),
    ({ hasOutbox }) => !hasOutbox,
  ),
  page({
    path: '/admin/videos',
    access: 'staff',
    name: 'admin-videos',
    query: ['page'],
    loader: () => import('#features/videos/web/admin-videos-loader.ts'),
    view: () => import('#features/videos/web/admin-videos-page.tsx'),
  }),
  page({
    path: '/admin/events',
    access: 'staff',
    name: 'admin-events',
    loader: () => import('#features/events/web/admin-events-loader.ts'),
    view: () => import('#features/events/web/admin-events-page.tsx'),
  }),
  page({
    path: '/admin/events/edit/:id?',
    access: 'staff',
    name: 'admin-event-form',
    loader: () => import('#features/events/web/admin-form-loader.ts'),
    view: () => import('#features/events/web/admin-form-page.tsx'),
  }),
  page({
    path: '/admin/events/:id',
    access: 'staff',
    name: 'admin-event',
    loader: () => import('#features/events/web/admin-event-loader.ts'),
    view: () => import('#features/events/web/admin-event-page.tsx'),
  }),
  page({
    path: '/admin/moderation',
    access: 'staff',
    name: 'admin-moderation',
    loader: () => import('#features/moderation/web/queue-loader.ts'),
    view: () => import('#features/moderation/web/queue-page.tsx'),
  }),
  page({
    path: '/admin/moderation/:id',
    access: 'staff',
    name: 'admin-moderation-case',
    loader: () => import('#features/moderation/web/review-loader.ts'),
    view: () => import('#features/moderation/web/review-page.tsx'),
  }),
  page({
    path: '/admin/summaries',
    access: 'staff',
    name: 'admin-summaries',
    loader: () => import('#features/posts/web/summary-queue-loader.ts'),
    view: () => import('#features/posts/web/summary-queue-page.tsx'),
  }),
  page({
    path: '/admin/crosswords',
    access: 'staff',
    name: 'admin-crosswords',
    loader: () => import('#features/games/crossword/web/admin-loader.ts'),
    view: () => import('#features/games/crossword/web/admin-page.tsx'),
  }),
  page({
    path: '/admin/heroes',
    access: 'staff',
    name: 'admin-heroes',
    loader: () => import('#features/superhero/web/admin-loader.ts'),
    view: () => import('#features/superhero/web/admin-page.tsx'),
  }),
  page({
    path: '/admin/questions',
    access: 'staff',
    name: 'admin-questions',
    loader: () => import('#features/quizzes/analysis/web/admin-loader.ts'),
    view: () => import('#features/quizzes/analysis/web/admin-page.tsx'),
  }),
  page({
    path: '/admin/quiz-calendar',
    access: 'staff',
    name: 'admin-quiz-calendar',
    loader: () => import('../staff/quiz-calendar-loader.ts'),
    view: () => import('../staff/quiz-calendar-page.tsx'),
  }),
  page({
    path: '/admin/words',
    access: 'staff',
    name: 'admin-words',
    loader: () => import('#features/games/words/web/admin-words-loader.ts'),
    view: () => import('#features/games/words/web/admin-words-page.tsx'),
  }),
  page({
    path: '/admin/riddles',
    access: 'staff',
    name: 'admin-riddles',
    loader: () => import('#features/games/riddles/web/admin-riddles-loader.ts'),
    view: () => import('#features/games/riddles/web/admin-riddles-page.tsx'),
  }),
]

const frame: RouteObject = {
  id: 'admin-frame',
  lazy: { Component: async () => (await import('../staff/admin-frame.tsx')).Component },
  children: adminPages,
}

/** For staff, and for whoever builds the product. */
export const pages = [
  page({
    path: '/ShowVariable',
    access: 'public',
    name: 'show-variable',
    view: () => import('../variables/variables-page.tsx'),
  }),
  page({
    path: '/admin/sign-in',
    access: 'protected',
    name: 'admin-sign-in',
    loader: () => import('#features/admin/web/sign-in-loader.ts'),
    view: () => import('#features/admin/web/sign-in-page.tsx'),
  }),
  frame,
  // Every part in every state, for whoever builds screens; the build leaves it out but for APP_ENV=development.
  ...(import.meta.env.DEV || import.meta.env.VITE_HAS_KIT
    ? [page({ path: '/dev/kit', access: 'public', view: () => import('../kit-page.tsx') })]
    : []),
]
