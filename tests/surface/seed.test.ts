import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#lib/server/new-id.ts'
import { withSeed } from '../fixtures/seed.ts'

const now = new Date('2026-11-21T09:00:00Z')
const draw = () => [
  randomBytes(8).toString('hex'),
  randomInt(2 ** 31 - 1),
  randomInt(5, 7),
  randomUUID(),
  crypto.randomUUID(),
  Math.random(),
  [...crypto.getRandomValues(new Uint32Array(3))],
]

test('the same seed gives a file the same numbers again, and another file or seed gives others', async () => {
  const [first, again, file, seed] = await Promise.all(
    [
      ['7', 'a.test.ts'],
      ['7', 'a.test.ts'],
      ['7', 'b.test.ts'],
      ['8', 'a.test.ts'],
    ].map(([seed, file]) => withSeed(seed!, file!, async () => draw())),
  )
  expect(again).toEqual(first)
  expect(JSON.stringify(file)).not.toBe(JSON.stringify(first))
  expect(JSON.stringify(seed)).not.toBe(JSON.stringify(first))
})

test('drawing from one source does not shift another', async () => {
  const quiet = await withSeed('7', 'a', async () => randomInt(2 ** 40))
  const loud = await withSeed('7', 'a', async () => {
    for (let i = 0; i < 5; i += 1) randomBytes(16)
    return randomInt(2 ** 40)
  })
  expect(loud).toBe(quiet)
})

test('numbers respect their limits, and ids their format', async () => {
  await withSeed('7', 'limits', async () => {
    const few = Array.from({ length: 200 }, () => randomInt(5, 8))
    expect(new Set(few)).toEqual(new Set([5, 6, 7]))
    const id = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(crypto.randomUUID()).toMatch(id)
    expect(newId(now)).toMatch(/^01a1fd55-7a80-7/)
  })
})

test('ids do not depend on how many were made before: each file restarts them', async () => {
  const begin = () =>
    withSeed('7', 'ids', async () => {
      newId(new Date(0))
      return newId(now)
    })
  const first = await begin()
  newId(now)
  expect(await begin()).toBe(first)
})

test('generated inputs come from the seed of the run', () => {
  const list: number[][] = [[], []]
  for (const seen of list) fc.assert(fc.property(fc.nat(), (n) => void seen.push(n)))
  expect(list[0]).toEqual(list[1])
})
