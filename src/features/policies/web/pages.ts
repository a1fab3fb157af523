import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The policies and their versions. */
export const policiesPages: WebFeature = {
  pages: [
    page({
      path: '/policy/:type?',
      access: 'public',
      isLean: true,
      name: 'policy-type',
      query: ['version'],
      loader: () => import('./policy-loader.ts'),
      head: import.meta.env.SSR ? () => import('./policy-head.ts') : undefined,
      view: () => import('./policy-page.tsx'),
    }),
  ],
}
