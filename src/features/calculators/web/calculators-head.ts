import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { type CalculatorKey, calculatorPath } from '../path-rules.ts'
import { calculators } from './calculators.ts'
import { text } from './text.ts'

const list = { name: text.title, path: '/calculators' }

/** Structured data of the list of calculators, and of each. */
export const describe: Describe<unknown> = (_data, { path, site }) => {
  const key = path.split('/')[2] as CalculatorKey | undefined
  const own = key ? [{ name: calculators[key].title, path: calculatorPath(key) }] : []
  return { jsonLd: [trailFromHome(site, [list, ...own])] }
}
