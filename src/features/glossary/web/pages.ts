import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Financial terms. */
export const glossaryPages: WebFeature = {
  previews: { term: () => import('./content-preview.ts') },
  pages: [
    page({
      path: '/glossary',
      access: 'public',
      name: 'glossary',
      head: import.meta.env.SSR ? () => import('./glossary-head.ts') : undefined,
      view: () => import('./glossary-page.tsx'),
    }),
  ],
  menu: [{ group: 'more', place: 3, label: 'คลังคำการเงิน', to: '/glossary' }],
}
