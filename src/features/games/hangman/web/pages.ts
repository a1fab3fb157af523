import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Guess the word. */
export const hangmanPages: WebFeature = {
  previews: { word: () => import('./content-preview.ts') },
  pages: [
    page({
      path: '/games/hangman',
      access: 'protected',
      name: 'games-hangman',
      view: () => import('./hangman-page.tsx'),
    }),
  ],
  menu: [{ group: 'games', place: 3, label: 'ทายคำการเงิน', to: '/games/hangman' }],
}
