import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'
import { calculatorKeys, calculatorPath } from '../path-rules.ts'

const head = import.meta.env.SSR ? () => import('./calculators-head.ts') : undefined

/** The list of calculators, and a page for each. */
export const calculatorPages: WebFeature = {
  pages: [
    page({
      path: '/calculators',
      access: 'public',
      name: 'calculators',
      head,
      view: () => import('./calculators-page.tsx'),
    }),
    ...calculatorKeys.map((key) =>
      page({
        path: calculatorPath(key),
        access: 'public',
        head,
        // What is typed before the script has come would be lost.
        startsAtOnce: true,
        view: () => import('./calculator-page.tsx'),
      }),
    ),
  ],
  menu: [{ group: 'more', place: 5, label: 'เครื่องคิดเลขเงิน', to: '/calculators' }],
}
