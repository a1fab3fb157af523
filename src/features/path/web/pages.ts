import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The learning path. */
export const pathPages: WebFeature = {
  pages: [
    page({
      path: '/quiz/placement',
      access: 'public',
      name: 'quiz-placement',
      head: import.meta.env.SSR ? () => import('./placement/placement-head.ts') : undefined,
      view: () => import('./placement/placement-page.tsx'),
    }),
    page({
      path: '/path',
      access: 'public',
      name: 'path',
      query: ['view'],
      head: import.meta.env.SSR ? () => import('./map/path-head.ts') : undefined,
      view: () => import('./map/path-page.tsx'),
    }),
    page({
      path: '/path/recheck/:unit',
      access: 'protected',
      name: 'path-recheck',
      view: () => import('./recheck/recheck-page.tsx'),
    }),
  ],
  menu: [{ group: 'path', place: 1, label: 'เส้นทาง', to: '/path' }],
}
