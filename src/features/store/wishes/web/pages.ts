import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The wish list. */
export const wishesPages: WebFeature = {
  pages: [
    page({
      path: '/store/wishes',
      access: 'protected',
      name: 'store-wishes',
      view: () => import('./wishes-page.tsx'),
    }),
  ],
}
