import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Changing password and e-mail. */
export const credentialsPages: WebFeature = {
  pages: [
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
