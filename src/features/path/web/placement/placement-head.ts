import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { placementText } from './placement-text.ts'

/** Structured data of the placement quiz, below the quizzes. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: 'ควิซ', path: '/quiz' },
      { name: placementText.title, path },
    ]),
  ],
})
