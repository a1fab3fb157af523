import { fileURLToPath } from 'node:url'
import { checkContent, findFaults } from '../../scripts/content/check-content.ts'
import type { Content } from '../../scripts/content/read-content.ts'

export const folder = fileURLToPath(new URL('../../content', import.meta.url))
/** A fixed day, so that no test fails later by itself; `npm run content` uses the current day. */
export const today = '2026-11-29'
export const { content: all, faults } = checkContent(folder, today)
/**
 * A sample of every file to plant faults in: running through all questions nearly a hundred times would take a minute.
 */
export const content = {
  ...all,
  questions: Object.values(Object.groupBy(all.questions, ({ file }) => file)).flatMap((own = []) =>
    own.filter(({ question: { isOfPath, picture } }, at) => at < 4 || isOfPath || picture),
  ),
  // word-content.test.ts tests these.
  words: all.words.slice(0, 3),
  riddles: all.riddles.slice(0, 3),
  riddleWeeks: [],
}
const known = new Set(findFaults(content, today).map((fault) => JSON.stringify(fault)))

export type ChoiceQuestion = Extract<Content['questions'][number]['question'], { kind: 'choice' }>
export const choices = (copy: Content) =>
  copy.questions.map(({ question }) => question).filter((one) => one.kind === 'choice')
export const choice = (copy: Content, at = 0): ChoiceQuestion => choices(copy)[at]!
export const article = (copy: Content, at = 0) => copy.articles[at]!.article
export const words = (count: number) => Array(count).fill('เงิน ').join('').trim()
export const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
export const link = (href: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: 'ลิงก์', marks: [{ type: 'link' as const, attrs: { href } }] }],
})

/** The rules that the content breaks after this change. */
export function plant(change: (copy: Content) => void, day = today): string[] {
  const copy = structuredClone(content)
  change(copy)
  const found = findFaults(copy, day).filter((fault) => !known.has(JSON.stringify(fault)))
  return [...new Set(found.map(({ rule, key }) => `${rule} ${key}`.trim()))]
}
