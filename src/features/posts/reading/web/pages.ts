import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Clubs and posts as readers see them. */
export const readingPages: WebFeature = {
  previews: { article: () => import('./post/content-preview.ts'), post: () => import('./post/post-preview.ts') },
  pages: [
    page({
      path: '/club/:type?',
      access: 'public',
      name: 'club',
      query: ['order', 'tag', 'keyword', 'filter', 'page'],
      apart: ['keyword'],
      loader: () => import('./club/club-loader.ts'),
      head: import.meta.env.SSR ? () => import('./club/club-head.ts') : undefined,
      view: () => import('./club/club-page.tsx'),
    }),
    page({
      path: '/voices/:voice?',
      access: 'public',
      name: 'voices',
      query: ['page'],
      head: import.meta.env.SSR ? () => import('./voice/voices-head.ts') : undefined,
      view: () => import('./voice/voices-page.tsx'),
    }),
    page({
      path: '/post/detail/:id?/:slug?',
      access: 'public',
      name: 'post-detail',
      head: import.meta.env.SSR ? () => import('./post/post-head.ts') : undefined,
      view: () => import('./post/post-page.tsx'),
    }),
  ],
  menu: [
    { group: 'clubs', place: 1, label: 'Hit', to: '/club/hit' },
    { group: 'clubs', place: 2, label: 'Biz Master', to: '/club/biz-master' },
    { group: 'clubs', place: 3, label: 'Smart Society', to: '/club/smart-society' },
    { group: 'clubs', place: 4, label: 'Play Yard', to: '/club/play-yard' },
    { group: 'clubs', place: 5, label: 'Greenery', to: '/club/greenery' },
  ],
}
