import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** What a person bought. */
export const ordersPages: WebFeature = {
  pages: [
    page({
      path: '/store/orders',
      access: 'protected',
      name: 'store-orders',
      query: ['page'],
      loader: () => import('./orders-loader.ts'),
      view: () => import('./orders-page.tsx'),
    }),
    page({
      path: '/store/orders/:id',
      access: 'protected',
      name: 'store-order',
      loader: () => import('./order-loader.ts'),
      view: () => import('./order-page.tsx'),
    }),
  ],
}
