import { z } from 'zod/mini'
import type { DocumentBlock } from '#lib/document.ts'
import { formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { Content, Fault } from './read-content.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/**
 * A series of figures that the data desk draws. `owner`: who publishes it; `facts`: where each figure stands in
 * content/sources.json; `asOf`: the day, or where only
 * that is known the month, up to which they go. The schema of content/series.json.
 */
const Series = z
  .object({
    key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
    title: text(80),
    owner: z.enum(['ธนาคารแห่งประเทศไทย', 'สำนักงานสถิติแห่งชาติ', 'กระทรวงพาณิชย์']),
    unit: text(20),
    asOf: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
    facts: z.array(z.string().check(z.regex(/^F\d{3}$/))).check(z.minLength(1)),
    labels: z.array(text(20)).check(z.minLength(3), z.maxLength(12)),
    values: z.array(z.number()),
  })
  .check(z.refine(({ labels, values }) => labels.length === values.length))
export const SeriesFile = z.object({ series: z.array(Series) })
export type Series = z.infer<typeof Series>

const file = 'content/series.json'

/**
 * Faults of the data desk: every figure of a series stands in a fact that it names, every text draws its series as they
 * are, says the day and names the facts, and no series lies about unused.
 */
export function* seriesFaults({ series, sources, articles }: Pick<Content, 'series' | 'sources' | 'articles'>) {
  const byKey = new Map(series.map((one) => [one.key, one]))
  for (const { key, facts, values } of series) {
    const claims = facts.map((id) => sources[id]?.claim ?? '').join(' ')
    for (const id of facts) if (!sources[id]) yield fault(file, key, `${id} ไม่มีใน content/sources.json`)
    for (const value of values)
      if (!figuresOf(claims).includes(value)) yield fault(file, key, `${value} ไม่อยู่ในข้อเท็จจริง ${facts.join(', ')}`)
    if (!articles.some(({ article }) => article.series?.includes(key))) yield fault(file, key, 'ไม่มีเรื่องใดใช้ชุดนี้')
  }
  for (const { file: own, article } of articles) {
    if (article.voice === 'data' && !article.series) yield fault(own, article.key, 'โต๊ะตัวเลขต้องบอก series')
    for (const key of article.series ?? []) {
      const one = byKey.get(key)
      if (!one) yield fault(own, article.key, `ไม่มี ${key} ใน ${file}`)
      else for (const detail of drawnFaults(one, article)) yield fault(own, article.key, detail)
    }
  }
}

type Text = Pick<Content['articles'][number]['article'], 'body' | 'sources'>

function* drawnFaults(series: Series, { body, sources }: Text): Generator<string> {
  const drawing = body.content.find((block) => isDrawn(series, block))
  if (!drawing) yield `ไม่มีกราฟที่ตรงกับ ${series.key} ทุกจุด`
  const day = series.asOf.length > 7 ? formatThaiDate(series.asOf) : formatThaiMonth(series.asOf)
  if (drawing && !JSON.stringify(drawing).includes(day)) yield `คำบรรยายกราฟ ${series.key} ต้องบอก “${day}”`
  for (const id of series.facts)
    if (!sources.some((note) => note.includes(id))) yield `แหล่งของเรื่องไม่มี ${id} ของ ${series.key}`
}

function isDrawn({ labels, values }: Series, block: DocumentBlock): boolean {
  if (block.type !== 'drawing' || block.attrs.kind !== 'lines') return false
  const { labels: shown, lines } = block.attrs
  return isSame(shown, labels) && lines.some((line) => isSame(line.values, values))
}

const isSame = (a: unknown[], b: unknown[]) => JSON.stringify(a) === JSON.stringify(b)

/** The figures of a claim; the minus sign is the typographic one. */
function figuresOf(claim: string): number[] {
  return [...claim.matchAll(/−?\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replace('−', '-').replaceAll(',', '')),
  )
}

function fault(own: string, key: string, detail: string): Fault {
  return { file: own, key, rule: 'series', detail }
}
