import { page } from '../page.ts'

/** What becomes of what people write for each other. */
export const pages = [
  page({
    path: '/moderation/case/:id',
    access: 'protected',
    name: 'moderation-case',
    loader: () => import('#features/moderation/web/case-loader.ts'),
    view: () => import('#features/moderation/web/case-page.tsx'),
  }),
  page({
    path: '/summaries',
    access: 'protected',
    name: 'summaries',
    view: () => import('#features/posts/web/summary-review-page.tsx'),
  }),
]
