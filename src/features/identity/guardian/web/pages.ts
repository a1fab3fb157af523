import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Guardians: the request, and their answer. */
export const guardianPages: WebFeature = {
  pages: [
    page({
      path: '/guardian',
      access: 'public',
      name: 'guardian',
      layout: 'quiet',
      holdsToken: true,
      view: () => import('./guardian-page.tsx'),
    }),
  ],
}
