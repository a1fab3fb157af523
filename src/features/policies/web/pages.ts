import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The policies and their versions, those of the site and those of Fund-telligenz. */
export const policiesPages: WebFeature = {
  pages: [
    page({
      path: '/policy/:type?',
      access: 'public',
      name: 'policy-type',
      query: ['version'],
      head: import.meta.env.SSR ? () => import('./policy-head.ts') : undefined,
      view: () => import('./policy-page.tsx'),
    }),
    page({
      path: '/robo/policy/:type?',
      access: 'public',
      name: 'robo-policy',
      layout: 'robo',
      query: ['version'],
      head: import.meta.env.SSR ? () => import('./robo/robo-policy-head.ts') : undefined,
      view: () => import('./robo/robo-policy-page.tsx'),
    }),
  ],
}
