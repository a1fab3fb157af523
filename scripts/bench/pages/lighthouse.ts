import lighthouse, { type Result } from 'lighthouse'
import { startBrowser } from '../support/browser.ts'
import { findArticle } from '../support/find-article.ts'
import type { Ground } from '../support/ground.ts'
import { median } from '../support/rounds.ts'
import { aim, budget, figure, type Row } from '../support/row.ts'
import { listFaults } from './lighthouse-faults.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const

/** Besides an article. */
const addresses = { '/': '/', '/login': '/login', '/register': '/register', '/policy': '/policy/personal' }
const minScore = 95

type Figures = Record<(typeof categories)[number] | keyof typeof audits | 'speed', number>
type Run = { figures: Figures; faults: string[] }

/**
 * Lighthouse with its default settings (slow phone, slow network) on the home page, an article, account forms and a
 * policy.
 */
export async function measureLighthouse(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const article = await findArticle(product.origin)
  const found: Record<string, Run[]> = {}
  for (const [page, path] of Object.entries({ ...addresses, article }))
    found[page] = await runLighthouse(ground, product.origin + path)
  await product.stop()
  const speeds = Object.values(found).flatMap((all) => all.map(({ figures }) => figures.speed))
  return [
    ...Object.entries(found).flatMap(([page, all]) => judge(page, all)),
    {
      ...figure('lighthouse: speed of this machine', median(speeds), ''),
      note: 'its benchmarkIndex; below 1,500 it counts as slow',
    },
  ]
}

function judge(page: string, all: Run[]): Row[] {
  const middle = (key: keyof Figures) => median(all.map(({ figures }) => figures[key]))
  const name = (what: string) => `lighthouse: ${page}, ${what}`
  const faults = new Set(all.flatMap((run) => run.faults))
  if (faults.size) console.log([`lighthouse: points lost on ${page}`, ...faults].join('\n  '))
  return [
    ...categories.map((key) => budget({ min: minScore }, name(key), middle(key), '')),
    aim({ max: 1_500 }, name('LCP'), middle('lcp'), 'ms'),
    aim({ max: 50 }, name('TBT'), middle('tbt'), 'ms'),
    budget({ max: 0 }, name('CLS'), middle('cls'), '', { isToyProof: true }),
  ]
}

async function runLighthouse(ground: Ground, address: string): Promise<Run[]> {
  const all: Run[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(ground, address))
  return all
}

/** Each run has a new browser, so that it does not profit from earlier caches. */
async function runOnce(ground: Ground, address: string, triesLeft = 2): Promise<Run> {
  const { port, stop } = await startBrowser(ground)
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] }).finally(stop)
  if (result && !result.lhr.runtimeError) return read(result.lhr)
  // On a busy machine an incomplete trace is Lighthouse's own error, which asks to run again.
  if (triesLeft > 0) return runOnce(ground, address, triesLeft - 1)
  throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
}

function read(result: Result): Run {
  const scores = categories.map((key) => [key, Math.round((result.categories[key]?.score ?? 0) * 100)])
  const values = Object.entries(audits).map(([key, id]) => [key, round(result.audits[id]?.numericValue ?? Number.NaN)])
  const figures = Object.fromEntries([...scores, ...values, ['speed', result.environment.benchmarkIndex]]) as Figures
  return { figures, faults: listFaults(result) }
}

/** Rounds to Lighthouse's precision. */
function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
