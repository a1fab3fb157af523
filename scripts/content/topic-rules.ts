import fs from 'node:fs'
import type { Content, Fault } from './read-content.ts'
import { type Strand, topics } from './topics.ts'

export type Covered = { name: string; strand: Strand; articles: number; terms: number; questions: number }

/** What stands for a topic: an article, and so many questions that are asked of it. */
const min = { articles: 1, questions: 5 }

/**
 * How much of each topic there is. An article counts for one topic, that of its first tag that has one, and with it its
 * questions; a question without an article counts for the topic that none teaches; words by key.
 */
export function coverTopics({ articles, questions, glossary }: Content): Covered[] {
  const topicOf = new Map(articles.map(({ article: { key, tags } }) => [key, primaryTopic(tags)]))
  return topics.map(({ name, strand, gaps, terms }) => {
    const asked = questions.filter(
      ({ question: { article, articleWhy, isRetired } }) =>
        !isRetired && (topicOf.get(article ?? '') === name || (gaps as string[]).includes(articleWhy ?? '')),
    )
    const own = articles.filter(({ article }) => topicOf.get(article.key) === name)
    const named = glossary.filter(({ key }) => terms.includes(key))
    return { name, strand, articles: own.length, terms: named.length, questions: asked.length }
  })
}

function primaryTopic(tags: string[]): string | undefined {
  for (const tag of tags) {
    const topic = topics.find((one) => (one.tags as readonly string[]).includes(tag))
    if (topic) return topic.name
  }
  return undefined
}

/** Topics that are named and lack an article or enough questions. */
export function* topicFaults(content: Content): Generator<Fault> {
  for (const { name, articles, questions } of coverTopics(content))
    if (articles < min.articles || questions < min.questions)
      yield {
        file: 'scripts/content/topics.ts',
        key: name,
        rule: 'topic',
        detail: `มี ${articles} บทความ ${questions} คำถาม ต้องมี ${min.articles} บทความกับ ${min.questions} คำถาม`,
      }
}

/** The table of coverage for the terminal: a line a strand, each topic with its articles and questions. */
export function coverageLines(content: Content): string[] {
  const strands = Object.entries(Object.groupBy(coverTopics(content), ({ strand }) => strand))
  return [
    '  coverage, articles/questions of each topic (each article once, by its first tag that has a topic):',
    ...strands.map(
      ([strand, own = []]) =>
        `    ${strand}: ${own.map(({ name, articles, questions }) => `${name} ${articles}/${questions}`).join(', ')}`,
    ),
  ]
}

const marks = { from: '<!-- topics -->', to: '<!-- /topics -->' }

/** A page with the table of topics in its place. */
export function withTable(page: string, content: Content): string {
  const [before, rest] = page.split(marks.from)
  const after = rest?.split(marks.to)[1]
  if (after === undefined) throw new Error(`docs/content.md lacks ${marks.from} … ${marks.to}`)
  const rows = coverTopics(content).map(
    ({ name, strand, articles, terms, questions }) => `| ${strand} | ${name} | ${articles} | ${questions} | ${terms} |`,
  )
  const table = ['| strand | topic | articles | questions | words |', '|---|---|--:|--:|--:|', ...rows].join('\n')
  return `${before}${marks.from}\n${table}\n${marks.to}${after}`
}

/** The page is as the content makes it; `npm run content -- --table` writes it. */
export function* tableFaults(file: string, content: Content): Generator<Fault> {
  const page = fs.readFileSync(file, 'utf8')
  if (withTable(page, content) !== page)
    yield { file: 'docs/content.md', key: '', rule: 'table', detail: 'ตารางไม่ตรงกับเนื้อหา รัน npm run content -- --table' }
}
