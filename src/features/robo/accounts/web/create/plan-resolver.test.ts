import { expect, test } from 'vitest'
import { draftOf, planResolver, planValues } from './plan-resolver.ts'

const good = { ...planValues(null), name: 'ทริป', goal_amount: '30,000' }
const check = async (values: typeof good, have = 1_000_000) => {
  const { errors } = await planResolver(have)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.keys(errors)
}

test('a plan begins with figures that can be kept but for name and goal', async () => {
  expect(await check(planValues(null) as typeof good)).toEqual(['name', 'goal_amount'])
  expect(await check(good)).toEqual([])
})

test('wrong amounts, a start beyond the purse, and a horizon of 5 or 121 months are told at their boxes', async () => {
  expect(await check({ ...good, goal_amount: '10', monthly: '1' })).toEqual(['goal_amount', 'monthly'])
  expect(await check(good, 50_000)).toEqual(['start_amount'])
  expect(await check({ ...good, horizon: 5 })).toEqual(['horizon'])
  expect(await check({ ...good, horizon: 121 })).toEqual(['horizon'])
  expect(await check({ ...good, monthly: '0' })).toEqual([])
})

test('what is right so far is kept, beside what a later step has chosen', () => {
  expect(draftOf({ ...good, goal_amount: '1', name: ' ' }, { level: 3 })).toEqual({
    level: 3,
    picture: 'other',
    horizon: 24,
    start_amount: 100_000,
    monthly: 50_000,
  })
})
