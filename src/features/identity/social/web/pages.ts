import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

// One page starts and ends the flow of LINE and Facebook. When LINE is configured the server handles /line.
const social = () => import('./social-page.tsx')

/** Login by LINE and Facebook. */
export const socialPages: WebFeature = {
  pages: [
    page({ path: '/line', access: 'public', startsAtOnce: true, view: social }),
    page({ path: '/line/id', access: 'public', query: ['fault'], holdsToken: true, view: social }),
    page({ path: '/line/link', access: 'public', startsAtOnce: true, view: social }),
    page({ path: '/facebook/id', access: 'public', query: ['fault'], holdsToken: true, view: social }),
  ],
}
