import type { SitemapEntry } from '#kit/server/feature.ts'
import { calculatorKeys, calculatorPath } from '../calculator-key.ts'
import { calculatorSources } from '../calculator-sources.ts'

/** Calculators: pages without data of their own. */
export const calculatorFeature = {
  sitemap: async (): Promise<SitemapEntry[]> => [
    { path: '/calculators' },
    ...calculatorKeys.map((key) => ({ path: calculatorPath(key), changed: calculatorSources[key].checked })),
  ],
}
