import fs from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { WardrobeContent, WardrobeFile } from '#features/store/wardrobe/content.ts'
import { wardrobeFaults } from './wardrobe-rules.ts'

const file = new URL('../../content/wardrobe.json', import.meta.url)
const { things } = z.parse(WardrobeFile, JSON.parse(fs.readFileSync(file, 'utf8')))
const rulesOf = (given: WardrobeContent[]) => [...wardrobeFaults(given)].map(({ rule }) => rule)
const changed = (change: Partial<WardrobeContent>) => things.map((one, i) => (i === 0 ? { ...one, ...change } : one))

test('the wardrobe of the content has forty things without a fault', () => {
  expect(things).toHaveLength(40)
  expect([...wardrobeFaults(things)]).toEqual([])
})

test('a thing that is missing, doubled, without a drawing or in another place is found', () => {
  expect(rulesOf(things.slice(1))).toEqual(['coverage', 'coverage'])
  expect(rulesOf(changed({ key: 'crown' }))).toEqual(['art', 'coverage'])
  expect(rulesOf(changed({ slot: 'bag' }))).toEqual(['slot'])
  expect(rulesOf(changed({ name: things[1]!.name }))).toEqual(['duplicate'])
})

test('a name that presses, and a place where even the first thing is dear, are found', () => {
  expect(rulesOf(changed({ name: 'หมวกชิ้นสุดท้าย' }))).toEqual(['pressure'])
  expect(rulesOf(things.map((one) => (one.slot === 'lamp' ? { ...one, price: 40 } : one)))).toEqual(['coverage'])
})

test('a price beside the bounds, of part of a koin or a name in other letters does not fit the schema', () => {
  for (const wrong of [{ price: 7 }, { price: 61 }, { price: 9.5 }, { name: 'Cap' }, { slot: 'shoe' }])
    expect(z.safeParse(WardrobeContent, { ...things[0], ...wrong }).success).toBe(false)
})
