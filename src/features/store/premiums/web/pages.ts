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
      head: import.meta.env.SSR ? () => import('./store-head.ts') : undefined,
      view: () => import('./store-page.tsx'),
    }),
    page({
      path: '/store/charity',
      access: 'public',
      name: 'store-charity',
      head: import.meta.env.SSR ? () => import('./charity-head.ts') : undefined,
      view: () => import('./charity-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/store',
      access: 'staff',
      name: 'admin-store',
      view: () => import('./admin-premiums-page.tsx'),
    }),
    page({
      path: '/admin/store/edit/:id?',
      access: 'staff',
      name: 'admin-premium-form',
      view: () => import('./admin-premium-form-page.tsx'),
    }),
    page({
      path: '/admin/store/:id',
      access: 'staff',
      name: 'admin-premium',
      loader: () => import('./admin-premium-loader.ts'),
      view: () => import('./admin-premium-page.tsx'),
    }),
  ],
  menu: [{ group: 'store', place: 1, label: 'ร้านของรางวัล', to: '/store' }],
  desks: [{ place: 11.1, label: 'ร้านของรางวัล', to: '/admin/store', roles: ['editor', 'fulfilment'] }],
}
