import { page } from '../page.ts'

// One page: where a round trip to LINE or Facebook begins and ends. Where LINE is configured the server answers /line.
const social = () => import('#features/identity/web/social-page.tsx')

/** Signing up and in, and where mailed links lead. */
export const pages = [
  page({
    path: '/login',
    access: 'guest-only',
    name: 'login',
    query: ['changed'],
    loader: () => import('#features/identity/web/login-loader.ts'),
    view: () => import('#features/identity/web/login-page.tsx'),
  }),
  page({
    path: '/register',
    access: 'guest-only',
    name: 'register',
    query: ['restart'],
    loader: () => import('#features/identity/web/register-loader.ts'),
    view: () => import('#features/identity/web/register-page.tsx'),
  }),
  page({
    path: '/register/profile',
    access: 'guest-only',
    name: 'register-profile',
    query: ['redirect'],
    loader: () => import('#features/identity/web/register-profile-loader.ts'),
    view: () => import('#features/identity/web/register-profile-page.tsx'),
  }),
  page({
    path: '/register/verify',
    access: 'public',
    holdsToken: true,
    loader: () => import('#features/identity/web/verify-loader.ts'),
    view: () => import('#features/identity/web/verify-page.tsx'),
  }),
  page({
    path: '/forgot-password',
    access: 'guest-only',
    loader: () => import('#features/identity/web/forgot-loader.ts'),
    view: () => import('#features/identity/web/forgot-page.tsx'),
  }),
  page({
    path: '/reset-password',
    access: 'public',
    holdsToken: true,
    loader: () => import('#features/identity/web/reset-loader.ts'),
    view: () => import('#features/identity/web/reset-page.tsx'),
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
    loader: () => import('#features/identity/web/guardian-loader.ts'),
    view: () => import('#features/identity/web/guardian-page.tsx'),
  }),
  page({
    path: '/account/:act',
    access: 'public',
    name: 'account-link',
    holdsToken: true,
    loader: () => import('#features/identity/web/account-link-loader.ts'),
    view: () => import('#features/identity/web/account-link-page.tsx'),
  }),
  page({
    path: '/unsubscribe',
    access: 'public',
    name: 'unsubscribe',
    holdsToken: true,
    view: () => import('#features/notifications/web/unsubscribe-page.tsx'),
  }),
]
