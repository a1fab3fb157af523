import fs from 'node:fs'
import { expect, test } from 'vitest'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { fingerprintOf } from './economy.ts'
import { countFigures } from './figures.ts'
import { readInputs } from './inputs.ts'
import { simulateYear } from './year.ts'

const { db } = await openFeatureFixture()
const inputs = await readInputs(db, new Date('2027-01-01T00:00:00+07:00'))

test('docs/economy.md tells of the rates, prices and missions of now', () => {
  const page = fs.readFileSync(new URL('../../../docs/economy.md', import.meta.url), 'utf8')
  const said = /<!-- fingerprint -->\n`(\w+)`/.exec(page)?.[1]
  expect(said, 'after a change of the economy: npm run bench -- economy, and read the page again').toBe(
    fingerprintOf(inputs),
  )
})

test('the same seed lives the same year, and no koin comes from nowhere', () => {
  const live = (seed: number) => simulateYear({ inputs, accounts: 20, seed })
  const [one, same, other] = [live(1), live(1), live(2)]
  const figuresOf = (lives: typeof one) => JSON.stringify(countFigures(lives, inputs))
  expect(figuresOf(one)).toBe(figuresOf(same))
  expect(figuresOf(one)).not.toBe(figuresOf(other))
  for (const { minted, spent, balance, bySource, months } of one) {
    expect(spent + balance).toBe(minted)
    expect([...bySource.values()].reduce((sum, part) => sum + part, 0)).toBe(minted)
    expect(months.reduce((sum, month) => sum + month.minted, 0)).toBe(minted)
  }
})

test('capped rewards stay within the caps of the table even for an account that collects every reward', () => {
  const capped = ['quiz-daily', 'article', 'video', 'catch-me', 'hangman', 'visual-decoder', 'crossword']
  for (const { bySource } of simulateYear({ inputs, accounts: 10, seed: 1, only: 'farmer' })) {
    const sum = capped.reduce((all, source) => all + (bySource.get(source) ?? 0), 0)
    // A year of 365 days touches 53 weeks.
    expect(sum).toBeLessThanOrEqual(53 * inputs.rates['reward-cap.week'].koin)
  }
})
