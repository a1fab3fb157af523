import type { ReadingLevel } from '#features/posts/documents/contract.ts'
import { isFarFrom, levelOf, measureReading, type ReadingMeasure } from '#features/posts/documents/level-rules.ts'
import { newMarker } from '#features/posts/reading/reading-rules.ts'
import type { Content, Fault } from './read-content.ts'

/** `level` is what the editor set, `looks` what the text looks like. */
export type Measured = { key: string; level: ReadingLevel; looks: ReadingLevel; measure: ReadingMeasure }

/** The reading level of every article, as its page shows it, beside the machine's guess. */
export function measureArticles({ articles, glossary }: Pick<Content, 'articles' | 'glossary'>): Measured[] {
  const mark = newMarker(glossary)
  return articles.map(({ article: { key, level, body } }) => {
    const measure = measureReading(body, mark(body).terms.length)
    return { key, level, looks: levelOf(measure), measure }
  })
}

/** Articles for the youngest whose text looks made for adults, or the reverse: an editor looks again. No fault. */
export function levelWarnings(content: Pick<Content, 'articles' | 'glossary'>): string[] {
  return measureArticles(content).flatMap(({ key, level, looks }) => (isFarFrom(level, looks) ? [key] : []))
}

/** A third of the articles is for the youngest. */
export function* levelFaults({ articles }: Pick<Content, 'articles'>): Generator<Fault> {
  const easy = articles.filter(({ article }) => article.level === 'easy').length
  if (easy * 3 < articles.length)
    yield {
      file: 'content/articles',
      key: '',
      rule: 'level',
      detail: `อ่านง่าย ${easy} จาก ${articles.length} บทความ ต้องได้หนึ่งในสาม`,
    }
}
