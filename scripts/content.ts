// npm run content [folder] [day]: checks everything under content/ and prints faults by file and key; the exit code is
// then 1. Facts expire: the day is today unless given.
import { fileURLToPath } from 'node:url'
import { articleGaps } from '#features/quizzes/questions/content.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { checkArithmetic } from './content/arithmetic.ts'
import { lengthBias } from './content/bias-rules.ts'
import { checkContent } from './content/check-content.ts'
import type { Content } from './content/read-content.ts'
import { isCommonKnowledge, listSourced } from './content/source-rules.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../content', import.meta.url))
const today = process.argv[3] ?? bangkokDay(new Date())
const { content, faults } = checkContent(folder, today)

for (const { file, key, rule, detail } of faults)
  console.log(`${[file, key].filter(Boolean).join(' · ')}\n  [${rule}] ${detail}`)
console.log(faults.length ? `\ncontent: ${faults.length} faults (พบข้อผิดพลาด ${faults.length} จุด)` : summaryOf(content))
process.exitCode = faults.length ? 1 : 0

function summaryOf(content: Content): string {
  const { articles, questions, policies, glossary, videos, words, riddles, sources } = content
  const pictures = questions.filter(({ question }) => question.picture).length
  const choices = questions.flatMap(({ question }) => (question.kind === 'choice' ? [question] : []))
  const { longest, ratio } = lengthBias(choices)
  const untaught = Object.entries(Object.groupBy(questions, ({ question }) => question.articleWhy ?? ''))
    .filter(([gap]) => gap !== '')
    .map(([gap, own = []]) => ({ about: articleGaps[gap as keyof typeof articleGaps], count: own.length }))
    .toSorted((a, b) => b.count - a.count)
  const notes = listSourced(content).flatMap(({ sources: own }) => own)
  const held = notes.reduce((sum, note) => sum + checkArithmetic(note).held, 0)
  return [
    `content: ${articles.length} articles, ${questions.length} questions (${pictures} with a picture), ${policies.length} policies, ${videos.length} videos, ${glossary.length} glossary words, ${words.length} game words, ${riddles.length} riddles, ${Object.keys(sources).length} facts, ${held} calculations, no faults (ไม่พบข้อผิดพลาด)`,
    `  the longest choice is right in ${(longest * 100).toFixed(0)} %, right answers are ${(ratio * 100).toFixed(0)} % as long as wrong ones`,
    `  ${untaught.reduce((sum, { count }) => sum + count, 0)} questions have no article that teaches them, on ${untaught.length} subjects, most on ${untaught[0]?.about}`,
    `  ${notes.filter(isCommonKnowledge).length} sources are common knowledge, without a place where it stands`,
  ].join('\n')
}
