import { expect, test } from 'vitest'
import { pastOfSum } from '../../risk/portfolio-past-rules.ts'
import { sayPast } from './show-past.ts'

const days = { from: '2019-01-02', to: '2020-01-02' }
const past = { worst_year: { rate: -1_234, ...days }, fall: { rate: -2_050, ...days } }

test("the worst year and the deepest fall are told in baht of the person's own sum", () => {
  expect(pastOfSum(past, 200_000)).toEqual({ yearEnd: 175_300, fallen: 41_000 })
  const words = sayPast(past, 200_000)!
  for (const amount of ['2,000', '1,753', '410']) expect(words).toContain(amount)
  expect(sayPast(null, 200_000)).toBeNull()
  expect(sayPast(past, 0)).toBeNull()
})
