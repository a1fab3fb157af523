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
      view: () => import('./order/orders-page.tsx'),
    }),
    page({
      path: '/store/orders/:id',
      access: 'protected',
      name: 'store-order',
      view: () => import('./order/order-page.tsx'),
    }),
    sandboxed(
      page({
        path: '/test-store',
        access: 'protected',
        name: 'test-store',
        view: () => import('./sandbox/sandbox-page.tsx'),
      }),
    ),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/store/orders',
      access: 'staff',
      name: 'admin-orders',
      loader: () => import('./staff/admin-orders-loader.ts'),
      view: () => import('./staff/admin-orders-page.tsx'),
    }),
    page({
      path: '/admin/store/forecast',
      access: 'staff',
      name: 'admin-stock-forecast',
      view: () => import('./staff/stock-forecast-page.tsx'),
    }),
    page({
      path: '/admin/store/orders/:id',
      access: 'staff',
      name: 'admin-order',
      view: () => import('./staff/admin-order-page.tsx'),
    }),
  ],
  desks: [
    { place: 11.2, label: 'รายการแลก', to: '/admin/store/orders', roles: ['fulfilment', 'finance'] },
    { place: 11.3, label: 'ของจะหมดวันไหน', to: '/admin/store/forecast', roles: ['editor', 'fulfilment', 'finance'] },
  ],
}
