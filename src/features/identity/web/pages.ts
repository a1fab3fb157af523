import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

// One page: where a round trip to LINE or Facebook begins and ends. Where LINE is configured the server answers /line.
const social = () => import('./social-page.tsx')

/** Accounts, sessions, guardians and profiles. */
export const identityPages: WebFeature = {
  pages: [
    page({
      path: '/login',
      access: 'guest-only',
      name: 'login',
      query: ['changed'],
      loader: () => import('./login-loader.ts'),
      view: () => import('./login-page.tsx'),
    }),
    page({
      path: '/register',
      access: 'guest-only',
      name: 'register',
      query: ['restart'],
      loader: () => import('./register-loader.ts'),
      view: () => import('./register-page.tsx'),
    }),
    page({
      path: '/register/profile',
      access: 'guest-only',
      name: 'register-profile',
      query: ['redirect'],
      loader: () => import('./register-profile-loader.ts'),
      view: () => import('./register-profile-page.tsx'),
    }),
    page({
      path: '/register/verify',
      access: 'public',
      holdsToken: true,
      loader: () => import('./verify-loader.ts'),
      view: () => import('./verify-page.tsx'),
    }),
    page({
      path: '/forgot-password',
      access: 'guest-only',
      loader: () => import('./forgot-loader.ts'),
      view: () => import('./forgot-page.tsx'),
    }),
    page({
      path: '/reset-password',
      access: 'public',
      holdsToken: true,
      loader: () => import('./reset-loader.ts'),
      view: () => import('./reset-page.tsx'),
    }),
    page({ path: '/line', access: 'public', view: social }),
    page({ path: '/line/id', access: 'public', query: ['fault'], holdsToken: true, view: social }),
    page({ path: '/line/link', access: 'public', view: social }),
    page({ path: '/facebook/id', access: 'public', query: ['fault'], holdsToken: true, view: social }),
    page({
      path: '/guardian',
      access: 'public',
      name: 'guardian',
      holdsToken: true,
      loader: () => import('./guardian-loader.ts'),
      view: () => import('./guardian-page.tsx'),
    }),
    page({
      path: '/account/:act',
      access: 'public',
      name: 'account-link',
      holdsToken: true,
      loader: () => import('./account-link-loader.ts'),
      view: () => import('./account-link-page.tsx'),
    }),
  ],
}
