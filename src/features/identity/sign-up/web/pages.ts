import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Making an account, and proving its e-mail. */
export const signUpPages: WebFeature = {
  pages: [
    page({
      path: '/register',
      access: 'guest-only',
      name: 'register',
      layout: 'quiet',
      query: ['restart'],
      view: () => import('./register/register-page.tsx'),
    }),
    page({
      path: '/register/profile',
      access: 'guest-only',
      name: 'register-profile',
      layout: 'quiet',
      query: ['redirect'],
      loader: () => import('./profile/register-profile-loader.ts'),
      view: () => import('./profile/register-profile-page.tsx'),
    }),
    page({
      path: '/register/verify',
      access: 'public',
      holdsToken: true,
      view: () => import('./verify/verify-page.tsx'),
    }),
  ],
}
