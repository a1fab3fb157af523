import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Where things are sent to. */
export const addressesPages: WebFeature = {
  pages: [
    page({
      path: '/store/addresses',
      access: 'protected',
      name: 'store-addresses',
      view: () => import('./addresses-page.tsx'),
    }),
  ],
}
