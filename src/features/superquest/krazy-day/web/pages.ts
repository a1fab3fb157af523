import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Krazy Day has a page of its own: the specification names its calls alone. */
export const krazyDayPages: WebFeature = {
  pages: [
    page({
      path: '/superquest/krazy-day',
      access: 'public',
      name: 'superquest-krazy-day',
      layout: 'superquest',
      head: import.meta.env.SSR ? () => import('./krazy-day-head.ts') : undefined,
      view: () => import('./krazy-day-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/krazy-days',
      access: 'staff',
      name: 'admin-krazy-days',
      view: () => import('./admin-krazy-days-page.tsx'),
    }),
  ],
  desks: [{ place: 12.2, label: 'Krazy Day', to: '/admin/krazy-days', roles: ['editor'] }],
  menu: [{ group: 'quest', place: 7, label: 'Krazy Day', to: '/superquest/krazy-day' }],
}
