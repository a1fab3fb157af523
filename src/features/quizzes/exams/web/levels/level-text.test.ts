import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moneyLevels } from '../../exam-contract.ts'
import { levelTeaches } from './level-text.ts'

test.each(moneyLevels)('the line of %s names only what at least three of its questions ask', (level) => {
  const file = new URL(`../../../../../../content/questions/money-${level}.json`, import.meta.url)
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as { questions: unknown[] }
  const { line, topics } = levelTeaches[level]
  for (const topic of topics) {
    expect(line).toContain(topic)
    const count = questions.filter((question) => JSON.stringify(question).includes(topic)).length
    expect(count, topic).toBeGreaterThanOrEqual(3)
  }
})
