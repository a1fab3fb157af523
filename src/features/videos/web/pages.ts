import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Videos and what was watched of them. */
export const videosPages: WebFeature = {
  previews: { video: () => import('./video/content-preview.ts') },
  pages: [
    page({
      path: '/video-page',
      access: 'public',
      name: 'video-page',
      query: ['category', 'series', 'page'],
      head: import.meta.env.SSR ? () => import('./list/videos-head.ts') : undefined,
      view: () => import('./list/videos-page.tsx'),
    }),
    page({
      path: '/video-page/detail/:id/:slug?',
      access: 'public',
      name: 'video-detail',
      head: import.meta.env.SSR ? () => import('./video/video-head.ts') : undefined,
      view: () => import('./video/video-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/videos',
      access: 'staff',
      name: 'admin-videos',
      query: ['page'],
      view: () => import('./staff/admin-videos-page.tsx'),
    }),
  ],
  menu: [{ group: 'videos', place: 1, label: 'วิดีโอ', to: '/video-page' }],
  desks: [{ place: 5, label: 'วิดีโอ', to: '/admin/videos', roles: ['editor'] }],
}
