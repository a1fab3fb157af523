import type { ReadingLevel } from '#features/posts/documents/contract.ts'
import { levelOf, measureReading, type ReadingMeasure } from '#features/posts/documents/level-rules.ts'
import { newMarker } from '#features/posts/reading/reading-rules.ts'
import type { Content, Fault } from './read-content.ts'

export type Measured = { key: string; level: ReadingLevel; measure: ReadingMeasure }

/** The reading level of every article, as its page shows it. */
export function measureArticles({ articles, glossary }: Pick<Content, 'articles' | 'glossary'>): Measured[] {
  const mark = newMarker(glossary)
  return articles.map(({ article: { key, body } }) => {
    const measure = measureReading(body, mark(body).terms.length)
    return { key, level: levelOf(measure), measure }
  })
}

/** A third of the articles is for the youngest. */
export function* levelFaults(content: Pick<Content, 'articles' | 'glossary'>): Generator<Fault> {
  const all = measureArticles(content)
  const easy = all.filter(({ level }) => level === 'easy').length
  if (easy * 3 < all.length)
    yield {
      file: 'content/articles',
      key: '',
      rule: 'level',
      detail: `อ่านง่าย ${easy} จาก ${all.length} บทความ ต้องได้หนึ่งในสาม`,
    }
}
