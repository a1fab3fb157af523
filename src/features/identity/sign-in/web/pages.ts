import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Signing in by e-mail, and new passwords. */
export const signInPages: WebFeature = {
  pages: [
    page({
      path: '/login',
      access: 'guest-only',
      name: 'login',
      query: ['changed'],
      view: () => import('./login-page.tsx'),
    }),
    page({
      path: '/forgot-password',
      access: 'guest-only',
      view: () => import('./forgot-page.tsx'),
    }),
    page({
      path: '/reset-password',
      access: 'public',
      holdsToken: true,
      view: () => import('./reset-page.tsx'),
    }),
  ],
}
