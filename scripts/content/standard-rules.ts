import type { Content, Fault } from './read-content.ts'
import { type StandardLine, standardLines } from './standards.ts'

export type CoveredLine = { code: string; about: string; articles: number; questions: number }

/** What a line of the school standards needs. */
const min = { articles: 1, questions: 5 }

type Given = Pick<Content, 'articles' | 'questions'>

/** How many articles teach each line, and how many active questions are asked of it and of no other line. */
export function coverStandards({ articles, questions }: Given, lines: StandardLine[] = standardLines): CoveredLine[] {
  const keys = new Set(articles.map(({ article }) => article.key))
  return lines.map((line) => ({
    code: line.code,
    about: line.about,
    articles: line.articles.filter((key) => keys.has(key)).length,
    questions: askedOf(line, questions).length,
  }))
}

/** The active questions of a line: those named, and all of an article where the article is named. */
function askedOf({ asked, articles }: StandardLine, questions: Given['questions']): string[] {
  const named = new Set(asked.flatMap(keysIn))
  return questions
    .filter(({ question: { key, article, isRetired } }) => {
      if (isRetired || !articles.includes(article ?? '')) return false
      return named.has(key) || asked.includes(article ?? '')
    })
    .map(({ question }) => question.key)
}

/** “exam-economy 019 021” names two questions; one word names an article. */
function keysIn(entry: string): string[] {
  const [pool, ...numbers] = entry.split(' ')
  return numbers.map((number) => `${pool}-${number}`)
}

/**
 * Lines that lack an article or enough questions, articles and questions of the list that do not exist or do not belong
 * together, and questions that two lines count.
 */
export function* standardFaults(content: Given, lines: StandardLine[] = standardLines): Generator<Fault> {
  const keys = new Set(content.articles.map(({ article }) => article.key))
  const lineOf = new Map<string, string>()
  for (const line of lines) {
    const asked = askedOf(line, content.questions)
    for (const key of line.articles) if (!keys.has(key)) yield fault(line.code, `ไม่มีบทความ ${key}`)
    for (const key of line.asked.flatMap(keysIn))
      if (!asked.includes(key)) yield fault(line.code, `${key} ไม่มี เลิกใช้แล้ว หรือไม่ใช่คำถามของบทความในบรรทัดนี้`)
    for (const key of asked) {
      const other = lineOf.get(key)
      if (other) yield fault(line.code, `${key} นับให้ ${other} แล้ว`)
      lineOf.set(key, line.code)
    }
  }
  for (const { code, about, articles, questions } of coverStandards(content, lines))
    if (articles < min.articles || questions < min.questions)
      yield fault(code, `“${about}” มี ${articles} บทความ ${questions} คำถาม ต้องมี ${min.articles} กับ ${min.questions}`)
}

/** The table for the terminal: a line a standard and grade. */
export function standardLinesOf(content: Given): string[] {
  const grades = Object.entries(Object.groupBy(coverStandards(content), ({ code }) => code.split('/')[0]!))
  const seen = standardLines.filter((line) => line.seen).length
  return [
    `  school standards, articles/questions of each line (each question once); ${seen} of ${standardLines.length} codes were seen on a page:`,
    ...grades.map(
      ([grade, own = []]) =>
        `    ${grade}: ${own.map(({ code, about, articles, questions }) => `${code.split('/')[1]} ${about} ${articles}/${questions}`).join(', ')}`,
    ),
  ]
}

function fault(key: string, detail: string): Fault {
  return { file: 'scripts/content/standards.ts', key, rule: 'standard', detail }
}
