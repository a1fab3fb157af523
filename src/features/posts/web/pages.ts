import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Articles and posts: reading, writing, search and summaries. */
export const postsPages: WebFeature = {
  pages: [
    page({
      path: '/summaries',
      access: 'protected',
      name: 'summaries',
      view: () => import('./summary-review-page.tsx'),
    }),
    page({
      path: '/post/create',
      access: 'protected',
      name: 'post-create',
      loader: () => import('./write-loader.ts'),
      view: () => import('./write-page.tsx'),
    }),
    page({
      path: '/post/edit/:id?',
      access: 'protected',
      name: 'post-edit',
      loader: () => import('./write-loader.ts'),
      view: () => import('./write-page.tsx'),
    }),
    page({
      path: '/club/:type?',
      access: 'public',
      name: 'club',
      query: ['order', 'tag', 'keyword', 'filter', 'page'],
      apart: ['keyword'],
      loader: () => import('./club-loader.ts'),
      head: import.meta.env.SSR ? () => import('./club-head.ts') : undefined,
      view: () => import('./club-page.tsx'),
    }),
    page({
      path: '/post/detail/:id?/:slug?',
      access: 'public',
      name: 'post-detail',
      loader: () => import('./post-loader.ts'),
      head: import.meta.env.SSR ? () => import('./post-head.ts') : undefined,
      view: () => import('./post-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/summaries',
      access: 'staff',
      name: 'admin-summaries',
      loader: () => import('./summary-queue-loader.ts'),
      view: () => import('./summary-queue-page.tsx'),
    }),
  ],
  menu: [
    { group: 'clubs', place: 1, label: 'Hit', to: '/club/hit' },
    { group: 'clubs', place: 2, label: 'Biz Master', to: '/club/biz-master' },
    { group: 'clubs', place: 3, label: 'Smart Society', to: '/club/smart-society' },
    { group: 'clubs', place: 4, label: 'Play Yard', to: '/club/play-yard' },
    { group: 'clubs', place: 5, label: 'Greenery', to: '/club/greenery' },
  ],
  desks: [{ place: 3, label: 'สรุปของผู้อ่าน', to: '/admin/summaries', roles: ['moderator'] }],
}
