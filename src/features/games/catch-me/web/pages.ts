import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The market game. */
export const catchMePages: WebFeature = {
  pages: [
    page({
      path: '/games/catch-me-if-you-can',
      access: 'protected',
      name: 'games-catch-me',
      query: ['period', 'way'],
      view: () => import('./catch-me-page.tsx'),
    }),
  ],
  menu: [{ group: 'games', place: 2, label: 'จับให้ทัน', to: '/games/catch-me-if-you-can' }],
}
