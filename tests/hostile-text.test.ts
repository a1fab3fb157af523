import { expect, test } from 'vitest'
import { filled, hostileCases } from '../scripts/bench/hostile-cases.ts'

/** The checks of posts have tests of their own, which count steps. */
const [, ...others] = hostileCases

test.each(others)(
  '$name: eight times the worst text takes no more than some eight times the time',
  ({ read, longest, units }) => {
    const timeOf = (text: string) => {
      const begun = performance.now()
      read(text)
      return performance.now() - begun
    }
    const largest = Math.max(longest, 40_000)
    for (const unit of units) {
      const short = Math.min(...[1, 2].map(() => timeOf(filled(unit, largest / 8))))
      // With the square it would be 64 times; a few milliseconds say nothing on a busy machine.
      const most = 24 * short + 300
      const long = [1, 2, 3].map(() => filled(unit, largest)).find((text) => timeOf(text) < most)
      expect(long, `${JSON.stringify(unit)}: an eighth takes ${short} ms, the whole over ${most} ms`).toBeDefined()
    }
  },
)
