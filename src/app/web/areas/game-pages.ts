import { page } from '../page.ts'

/** What one learns with by playing. */
export const pages = [
  page({
    path: '/games/catch-me-if-you-can',
    access: 'protected',
    name: 'games-catch-me',
    query: ['period', 'way'],
    loader: () => import('#features/games/catch-me/web/catch-me-loader.ts'),
    view: () => import('#features/games/catch-me/web/catch-me-page.tsx'),
  }),
]
