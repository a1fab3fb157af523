import lighthouse from 'lighthouse'
import { startBrowser } from './browser.ts'
import { findArticle } from './find-article.ts'
import type { Ground } from './ground.ts'
import { median } from './rounds.ts'
import { atLeast, atMost, type Row } from './row.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const

type Figures = Record<(typeof categories)[number] | keyof typeof audits, number>

/** Lighthouse as it comes, a slow phone on a slow network, on the front page and an article. */
export async function measureLighthouse(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct()
  const article = await findArticle(product.origin)
  const rows: Row[] = []
  for (const [name, path] of [
    ['/', '/'],
    ['article', article],
  ] as const) {
    const found: Figures[] = []
    // A browser of its own for each run: what one has compiled and stored, the next would have for nothing.
    for (let run = 0; run < runs; run++) found.push(await runLighthouse(ground, product.origin + path))
    rows.push(...judge(name, found))
  }
  await product.stop()
  return rows
}

function judge(page: string, found: Figures[]): Row[] {
  const middle = (key: keyof Figures) => median(found.map((figures) => figures[key]))
  const name = (what: string) => `lighthouse: ${page}, ${what}`
  return [
    ...categories.map((key) => atLeast(100, name(key), middle(key), '')),
    atMost(1_500, name('LCP'), middle('lcp'), 'ms'),
    atMost(50, name('TBT'), middle('tbt'), 'ms'),
    atMost(0, name('CLS'), middle('cls'), '', { isHard: true }),
  ]
}

async function runLighthouse(ground: Ground, address: string): Promise<Figures> {
  const { port, stop } = await startBrowser(ground)
  try {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
    if (!result) throw new Error('Lighthouse gave no result')
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
    const scores = categories.map((key) => [key, Math.round((lhr.categories[key]?.score ?? 0) * 100)])
    const values = Object.entries(audits).map(([key, id]) => [key, round(lhr.audits[id]?.numericValue ?? Number.NaN)])
    return Object.fromEntries([...scores, ...values]) as Figures
  } finally {
    await stop()
  }
}

/** Lighthouse's own precision. */
function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
