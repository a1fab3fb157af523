import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Posts of members: the editor. */
export const writingPages: WebFeature = {
  pages: [
    page({
      path: '/post/create',
      access: 'protected',
      name: 'post-create',
      view: () => import('./write/write-page.tsx'),
    }),
    page({
      path: '/post/edit/:id?',
      access: 'protected',
      name: 'post-edit',
      view: () => import('./write/write-page.tsx'),
    }),
  ],
}
