import { textFaults } from '#lib/thai/text-rules.ts'
import type { Content, Fault } from './read-content.ts'

const file = 'content/shelves.json'
/** Where readers begin: at school, and at work. */
const needed = ['lower-secondary', 'first-job']
/** One beginning is about more than one skill. */
const fewestSkills = 3

/** Faults of the lists to start with: articles that exist, of the shelf's level, each once, about several skills. */
export function* shelfFaults({ shelves, articles }: Pick<Content, 'shelves' | 'articles'>): Generator<Fault> {
  const byKey = new Map(articles.map(({ article }) => [article.key, article]))
  for (const { key, title, lead, level, articles: chosen } of shelves) {
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    for (const text of [title, lead]) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    if (new Set(chosen).size < chosen.length) yield fault('duplicate', 'มีบทความซ้ำบนชั้นนี้')
    const found = chosen.map((one) => byKey.get(one))
    for (const [at, article] of found.entries()) {
      if (!article) yield fault('link', `ไม่มีบทความ ${chosen[at]}`)
      else if (level && article.level !== level) yield fault('level', `${article.key} ไม่ใช่ระดับ ${level}`)
    }
    if (new Set(found.map((article) => article?.skill)).size < fewestSkills)
      yield fault('skills', `ต้องมีอย่างน้อย ${fewestSkills} ทักษะ`)
  }
  for (const key of needed)
    if (!shelves.some((shelf) => shelf.key === key)) yield { file, key, rule: 'shelf', detail: 'ไม่มีชั้นนี้' }
}
