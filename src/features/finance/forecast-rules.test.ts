import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forecastChange, type Group, simulatedGroups, simulatedMix } from './forecast-rules.ts'

const caps = { day: 30_00, week: 150_00 }
const figure = (koin: number, quota: number | null = null) => ({ koin, quota })

test('the simulated mix is that of docs/economy.md', () => {
  const page = readFileSync(new URL('../../../docs/economy.md', import.meta.url), 'utf8')
  const rowsOf = (part: string) =>
    page
      .split(`<!-- ${part} -->`)[1]!
      .split(`<!-- /${part} -->`)[0]!
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('|  |') && !line.startsWith('| source |'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
  const people = rowsOf('people').filter(([name]) => name !== 'all')
  const number = (text: string) => Number(text.replace(/[,%\s]/g, '')) || 0
  expect(simulatedMix.map((one) => [one.people, one.minted / 100])).toEqual(
    people.map(([, accounts, minted]) => [number(accounts!), number(minted!)]),
  )
  for (const [source, ...cells] of rowsOf('sources'))
    expect([source, ...simulatedMix.map(({ shares }) => (shares as Record<string, number>)[source!] ?? 0)]).toEqual([
      source,
      ...cells.map(number),
    ])
})

test('a rate moves its part of its source', () => {
  const groups: Group[] = [{ people: 10, sources: { 'quiz-daily': 100_00, quest: 50_00 } }]
  const change = { key: 'quiz.daily.right' as const, before: figure(100, 1), after: figure(200, 1), caps }
  expect(forecastChange(groups, change)).toEqual({ people: 10, before: 150_00, after: 225_00 })
  expect(forecastChange(groups, { ...change, after: figure(0, 1) }).after).toBe(75_00)
  expect(forecastChange([], change)).toEqual({ people: 0, before: 0, after: 0 })
})

test('what is capped does not rise above the caps, and what is not does', () => {
  const devoted: Group[] = [{ people: 1, sources: { 'catch-me': 600_00, post: 80_00 } }]
  const games = { key: 'game.catch-me' as const, before: figure(5, 3), after: figure(10, 3), caps }
  expect(forecastChange(devoted, games).after).toBe(80_00 + Math.round((150_00 * 30) / 7))
  const posts = { key: 'post.approved' as const, before: figure(20_00, 4), after: figure(20_00, 8), caps }
  expect(forecastChange(devoted, posts).after).toBe(760_00)
})

test('a cap cuts what was recorded above it; a higher one is reached by who reached it', () => {
  const weeks = [
    { koin: 150_00, count: 1 },
    { koin: 50_00, count: 3 },
  ]
  const groups: Group[] = [{ people: 4, sources: { hangman: 300_00, quest: 10_00 }, weeks }]
  const of = (after: number) =>
    forecastChange(groups, { key: 'reward-cap.week', before: figure(150_00), after: figure(after), caps }).after
  expect(of(100_00)).toBe(10_00 + (300_00 * 250) / 300)
  expect(of(150_00)).toBe(310_00)
  expect(of(300_00)).toBe(10_00 + (300_00 * 450) / 300)
})

test('in the simulated mix a lower cap of a week mints less, and mostly of the devoted', () => {
  const { before, after } = forecastChange(simulatedGroups(), {
    ...{ key: 'reward-cap.week', before: figure(150_00), after: figure(100_00), caps },
  })
  expect(after).toBeLessThan(before)
  expect(after / before).toBeGreaterThan(0.85)
})
