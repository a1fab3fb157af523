import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The page of everything that a person has. */
export const netWorthPages: WebFeature = {
  pages: [
    page({
      path: '/bank/net-worth',
      access: 'protected',
      name: 'net-worth',
      view: () => import('./net-worth-page.tsx'),
    }),
  ],
  menu: [{ group: 'money', place: 1.5, label: 'ทุกอย่างที่มี', to: '/bank/net-worth' }],
}
