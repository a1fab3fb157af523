// Runs every drill once at a toy size, so that they keep working.
import { expect, test } from 'vitest'
import { runScript } from '../run-script.ts'
import { drillNames } from './options.ts'

const toySizes = {
  acts: 120,
  clients: 8,
  kills: 1,
  people: 6,
  seats: 1,
  items: 1,
  buyers: 8,
  savers: 6,
  weeks: 2,
  players: 12,
  pupils: 8,
  writers: 3,
  saves: 3,
  rounds: 10,
  presenters: 4,
  percent: 1,
}

// Sixteen drills start a database each: some three minutes alone, twice that beside other work.
test('the drills succeed', { timeout: 900_000 }, async () => {
  const sizes = Object.entries(toySizes).flatMap(([size, count]) => [`--${size}`, String(count)])
  const { code, said } = await runScript('./drill/main.ts', sizes)
  expect(code, said).toBe(0)
  for (const name of drillNames) expect(said).toMatch(new RegExp(`^${name}: `, 'm'))
})
