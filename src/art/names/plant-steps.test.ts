import { expect, test } from 'vitest'
import { maxLeaves, plantFile, plantStep } from './plant-steps.ts'

const days = Array.from({ length: maxLeaves + 1 }, (_, i) => i)

test('a plant is a seed before the first learning day, at step 2 on the first and at step 3 on the third', () => {
  expect([0, 1, 2, 3].map(plantStep)).toEqual([1, 2, 2, 3])
})

test('a plant never goes back, never skips a step, and is complete within a month', () => {
  const steps = days.map(plantStep)
  for (const [i, step] of steps.entries()) expect(step - (steps[i - 1] ?? 1)).toBeOneOf([0, 1])
  expect(steps.at(-1)).toBe(10)
})

test('there is a picture for every number of leaves, and none beyond', () => {
  expect(plantFile(-1)).toBe('plants/leaves-0.svg')
  expect(plantFile(9)).toBe('plants/leaves-9.svg')
  expect(plantFile(40)).toBe('plants/leaves-31.svg')
})
