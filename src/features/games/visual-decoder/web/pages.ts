import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Guess the picture. */
export const visualDecoderPages: WebFeature = {
  previews: { riddle: () => import('./content-preview.ts') },
  pages: [
    page({
      path: '/games/visual-decoder',
      access: 'protected',
      name: 'games-visual-decoder',
      query: ['setId'],
      view: () => import('./decoder-page.tsx'),
    }),
  ],
  menu: [{ group: 'games', place: 4, label: 'ถอดรหัสภาพ', to: '/games/visual-decoder' }],
}
