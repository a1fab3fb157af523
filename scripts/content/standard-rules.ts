import type { Content, Fault } from './read-content.ts'
import { type StandardLine, standardLines } from './standards.ts'

export type CoveredLine = { code: string; about: string; articles: number; questions: number }

/** What a line of the school standards needs. */
const min = { articles: 1, questions: 5 }

type Given = Pick<Content, 'articles' | 'questions'>

/** How many articles teach each line, and how many active questions are asked of them. */
export function coverStandards({ articles, questions }: Given, lines: StandardLine[] = standardLines): CoveredLine[] {
  const keys = new Set(articles.map(({ article }) => article.key))
  return lines.map(({ code, about, articles: own }) => {
    const there = own.filter((key) => keys.has(key))
    const asked = questions.filter(
      ({ question: { article, isRetired } }) => !isRetired && there.includes(article ?? ''),
    )
    return { code, about, articles: there.length, questions: asked.length }
  })
}

/** Lines that lack an article or enough questions, and articles of the list that do not exist. */
export function* standardFaults(content: Given, lines: StandardLine[] = standardLines): Generator<Fault> {
  const keys = new Set(content.articles.map(({ article }) => article.key))
  for (const { code, articles } of lines)
    for (const key of articles) if (!keys.has(key)) yield fault(code, `ไม่มีบทความ ${key}`)
  for (const { code, about, articles, questions } of coverStandards(content, lines))
    if (articles < min.articles || questions < min.questions)
      yield fault(code, `“${about}” มี ${articles} บทความ ${questions} คำถาม ต้องมี ${min.articles} กับ ${min.questions}`)
}

/** The table for the terminal: a line a standard and grade. */
export function standardLinesOf(content: Given): string[] {
  const grades = Object.entries(Object.groupBy(coverStandards(content), ({ code }) => code.split('/')[0]!))
  return [
    '  school standards, articles/questions of each line:',
    ...grades.map(
      ([grade, own = []]) =>
        `    ${grade}: ${own.map(({ code, about, articles, questions }) => `${code.split('/')[1]} ${about} ${articles}/${questions}`).join(', ')}`,
    ),
  ]
}

function fault(key: string, detail: string): Fault {
  return { file: 'scripts/content/standards.ts', key, rule: 'standard', detail }
}
