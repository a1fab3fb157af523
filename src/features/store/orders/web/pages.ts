import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'
import { sandboxed } from '#kit/web/sandboxed.ts'

/** What a person bought, the desk that packs and sends, and the store to try out. */
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
    sandboxed(
      page({
        path: '/test-store',
        access: 'protected',
        name: 'test-store',
        loader: () => import('./sandbox-loader.ts'),
        view: () => import('./sandbox-page.tsx'),
      }),
    ),
  ],
  staffPages: [
    page({
      path: '/admin/store/orders',
      access: 'staff',
      name: 'admin-orders',
      loader: () => import('./admin-orders-loader.ts'),
      view: () => import('./admin-orders-page.tsx'),
    }),
    page({
      path: '/admin/store/orders/:id',
      access: 'staff',
      name: 'admin-order',
      loader: () => import('./admin-order-loader.ts'),
      view: () => import('./admin-order-page.tsx'),
    }),
  ],
  desks: [{ place: 11.2, label: 'รายการแลก', to: '/admin/store/orders', roles: ['fulfilment', 'finance'] }],
}
