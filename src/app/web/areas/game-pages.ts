import { page } from '../page.ts'

/** The games, and the page that lists them. */
export const pages = [
  page({
    path: '/games',
    access: 'public',
    name: 'games',
    loader: () => import('../games/games-loader.ts'),
    view: () => import('../games/games-page.tsx'),
  }),
  page({
    path: '/games/hangman',
    access: 'protected',
    name: 'games-hangman',
    loader: () => import('#features/games/hangman/web/hangman-loader.ts'),
    view: () => import('#features/games/hangman/web/hangman-page.tsx'),
  }),
  page({
    path: '/games/visual-decoder',
    access: 'protected',
    name: 'games-visual-decoder',
    query: ['setId'],
    loader: () => import('#features/games/visual-decoder/web/decoder-loader.ts'),
    view: () => import('#features/games/visual-decoder/web/decoder-page.tsx'),
  }),
  page({
    path: '/games/catch-me-if-you-can',
    access: 'protected',
    name: 'games-catch-me',
    query: ['period', 'way'],
    loader: () => import('#features/games/catch-me/web/catch-me-loader.ts'),
    view: () => import('#features/games/catch-me/web/catch-me-page.tsx'),
  }),
]
