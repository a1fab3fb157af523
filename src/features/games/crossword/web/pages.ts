import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Daily and weekly crosswords. */
export const crosswordPages: WebFeature = {
  pages: [
    page({
      path: '/crossword',
      access: 'protected',
      name: 'crossword',
      query: ['kind'],
      view: () => import('./crossword-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/crosswords',
      access: 'staff',
      name: 'admin-crosswords',
      view: () => import('./admin-page.tsx'),
    }),
  ],
  menu: [{ group: 'games', place: 5, label: 'ปริศนาอักษรไขว้', to: '/crossword' }],
  desks: [{ place: 6, label: 'ปริศนาอักษรไขว้', to: '/admin/crosswords', roles: ['editor'] }],
}
