import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from './text.ts'

const names: Record<string, string> = {
  '/superquest/missions-rewards': text.title,
  '/superquest/rules': text.rules,
}

/** Structured data of the pages of missions, below Super Quest. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: 'Super Quest', path: '/superquest/about' },
      { name: names[path] ?? text.title, path },
    ]),
  ],
})
