import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** กล้า's wardrobe and room. */
export const wardrobePages: WebFeature = {
  pages: [
    page({
      path: '/profile/wardrobe',
      access: 'protected',
      name: 'profile-wardrobe',
      view: () => import('./wardrobe-page.tsx'),
    }),
  ],
}
