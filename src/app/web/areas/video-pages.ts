import { page } from '../page.ts'

export const pages = [
  page({
    path: '/video-page',
    access: 'public',
    name: 'video-page',
    query: ['category', 'series', 'page'],
    loader: () => import('#features/videos/web/videos-loader.ts'),
    view: () => import('#features/videos/web/videos-page.tsx'),
  }),
  page({
    path: '/video-page/detail/:id/:slug?',
    access: 'public',
    name: 'video-detail',
    loader: () => import('#features/videos/web/video-loader.ts'),
    view: () => import('#features/videos/web/video-page.tsx'),
  }),
]
