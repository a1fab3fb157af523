import type { SitemapEntry } from '#kit/server/feature.ts'
import { calculatorKeys, calculatorPath } from '../path-rules.ts'
import { calculatorSources } from '../source-rules.ts'

/** Calculators: pages without data of their own. */
export const calculatorFeature = {
  sitemap: async (): Promise<SitemapEntry[]> => [
    { path: '/calculators' },
    ...calculatorKeys.map((key) => ({ path: calculatorPath(key), changed: calculatorSources[key].checked })),
  ],
}
