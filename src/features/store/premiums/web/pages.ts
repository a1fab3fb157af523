import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The list of the store and the public total of donations; a premium's own page is app/web/store. */
export const premiumsPages: WebFeature = {
  pages: [
    page({
      path: '/store',
      access: 'public',
      name: 'store',
      query: ['type', 'sort', 'page'],
      loader: () => import('./store-loader.ts'),
      head: import.meta.env.SSR ? () => import('./store-head.ts') : undefined,
      view: () => import('./store-page.tsx'),
    }),
    page({
      path: '/store/charity',
      access: 'public',
      name: 'store-charity',
      loader: () => import('./charity-loader.ts'),
      view: () => import('./charity-page.tsx'),
    }),
  ],
  menu: [{ group: 'more', place: 2, label: 'ร้านของรางวัล', to: '/store' }],
}
