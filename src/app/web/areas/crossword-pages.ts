import { page } from '../page.ts'

export const pages = [
  page({
    path: '/crossword',
    access: 'protected',
    name: 'crossword',
    query: ['kind'],
    loader: () => import('#features/games/crossword/web/crossword-loader.ts'),
    view: () => import('#features/games/crossword/web/crossword-page.tsx'),
  }),
]
