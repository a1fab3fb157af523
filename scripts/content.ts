// npm run content [folder] [day] [-- --table]: checks everything under content/ and prints faults by file and key; the
// exit code is then 1. Facts expire: the day is today unless given. --table updates the table in docs/content.md.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isOwnWords } from '#features/posts/documents/fact-rules.ts'
import { articleGaps } from '#features/quizzes/questions/content.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { checkArithmetic } from '../src/lib/arithmetic.ts'
import { guessShares, poolsOf } from './content/bias-rules.ts'
import { checkContent } from './content/check-content.ts'
import { levelWarnings } from './content/level-rules.ts'
import { nameFaults } from './content/name-rules.ts'
import { habitsOf } from './content/ngram-rules.ts'
import type { Content } from './content/read-content.ts'
import { kindsOf } from './content/riddle-rules.ts'
import { scamLabLines } from './content/scam-lab-rules.ts'
import { seasonLines } from './content/school-year-rules.ts'
import { listSourced } from './content/source-rules.ts'
import { standardLinesOf } from './content/standard-rules.ts'
import { coverageLines, tableFaults, withTable } from './content/topic-rules.ts'

const [given, day] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = given ?? fileURLToPath(new URL('../content', import.meta.url))
const today = day ?? bangkokDay(new Date())
const { content, faults } = checkContent(folder, today)
const page = fileURLToPath(new URL('../docs/content.md', import.meta.url))
if (process.argv.includes('--table')) fs.writeFileSync(page, withTable(fs.readFileSync(page, 'utf8'), content))
// Another folder is no part of what the page describes.
if (!given) faults.push(...tableFaults(page, content), ...nameFaults(fileURLToPath(new URL('..', import.meta.url))))

for (const { file, key, rule, detail } of faults)
  console.log(`${[file, key].filter(Boolean).join(' · ')}\n  [${rule}] ${detail}`)
console.log(faults.length ? `\ncontent: ${faults.length} faults (พบข้อผิดพลาด ${faults.length} จุด)` : summaryOf(content))
process.exitCode = faults.length ? 1 : 0

function summaryOf(content: Content): string {
  const { articles, questions, policies, glossary, videos, premiums, words, riddles, sources } = content
  const pictures = questions.filter(({ question }) => question.picture).length
  const untaught = Object.entries(Object.groupBy(questions, ({ question }) => question.articleWhy ?? ''))
    .filter(([gap]) => gap !== '')
    .map(([gap, own = []]) => ({ about: articleGaps[gap as keyof typeof articleGaps], count: own.length }))
    .toSorted((a, b) => b.count - a.count)
  const levels = Object.entries(Object.groupBy(articles, ({ article }) => article.level))
  const odd = levelWarnings(content)
  const notes = listSourced(content).flatMap(({ sources: own }) => own)
  const held = notes.reduce((sum, note) => sum + checkArithmetic(note).held, 0)
  return [
    `content: ${articles.length} articles, ${questions.length} questions (${pictures} with a picture), ${policies.length} policies, ${videos.length} videos, ${premiums.length} premiums, ${glossary.length} glossary words, ${words.length} game words (${words.filter(({ word }) => word.moreClues).length} with three clues), ${riddles.length} riddles, ${Object.keys(sources).length} facts, ${held} calculations, no faults (ไม่พบข้อผิดพลาด)`,
    ...poolsOf(questions, articles).map(([place, choices]) => {
      const { asked, longest, shortest } = guessShares(choices)
      return `  ${place}: of ${asked} worded questions the longest choice is right in ${(longest * 100).toFixed(0)} %, the shortest in ${(shortest * 100).toFixed(0)} %`
    }),
    untaught[0]
      ? `  ${untaught.reduce((sum, { count }) => sum + count, 0)} questions have no article that teaches them, on ${untaught.length} subjects, most on ${untaught[0].about}`
      : '  every question has an article that teaches it',
    `  reading levels: ${levels.map(([level, own = []]) => `${own.length} ${level}`).join(', ')}${odd.length ? `; an editor looks again at ${odd.join(', ')}` : ''}`,
    `  ${kindsOf(riddles).line}`,
    ...coverageLines(content),
    ...standardLinesOf(content),
    ...seasonLines(content, today),
    ...scamLabLines(content, today),
    `  phrases in most articles: ${habitsOf(articles)
      .slice(0, 5)
      .map(({ gram, share }) => `${gram.replaceAll('·', '')} ${(share * 100).toFixed(0)} %`)
      .join(', ')}`,
    `  ${notes.filter(isOwnWords).length} sources are our own explanation and say so`,
  ].join('\n')
}
