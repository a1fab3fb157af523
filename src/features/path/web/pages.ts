import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The learning path. */
export const pathPages: WebFeature = {
  pages: [
    page({
      path: '/quiz/placement',
      access: 'public',
      name: 'quiz-placement',
      loader: () => import('./placement-loader.ts'),
      head: import.meta.env.SSR ? () => import('./placement-head.ts') : undefined,
      view: () => import('./placement-page.tsx'),
    }),
    page({
      path: '/path',
      access: 'public',
      name: 'path',
      query: ['view'],
      loader: () => import('./path-loader.ts'),
      head: import.meta.env.SSR ? () => import('./path-head.ts') : undefined,
      view: () => import('./path-page.tsx'),
    }),
    page({
      path: '/path/recheck/:unit',
      access: 'protected',
      name: 'path-recheck',
      loader: () => import('./recheck-loader.ts'),
      view: () => import('./recheck-page.tsx'),
    }),
  ],
  menu: [{ group: 'path', place: 1, label: 'เส้นทาง', to: '/path' }],
}
