import { expect, test } from 'vitest'
import { filled, hostileCases } from '../scripts/bench/hostile-cases.ts'

/** The checks of posts have tests of their own, which count steps. */
const [, ...others] = hostileCases

test.each(others)(
  '$name: eight times the worst text takes no more than some eight times the time',
  ({ read, longest, units }) => {
    const timeOf = (text: string) => {
      // Of this thread's CPU: what else the machine does says nothing.
      const begun = process.threadCpuUsage()
      read(text)
      return process.threadCpuUsage(begun).user / 1_000
    }
    const largest = Math.min(80_000, Math.max(longest, 20_000))
    for (const unit of units) {
      const short = Math.min(...[1, 2].map(() => timeOf(filled(unit, largest / 8))))
      // With the square it would be 64 times; what is short is chance.
      const most = 24 * short + 300
      const long = [1, 2, 3].map(() => filled(unit, largest)).find((text) => timeOf(text) < most)
      expect(long, `${JSON.stringify(unit)}: an eighth takes ${short} ms, the whole over ${most} ms`).toBeDefined()
    }
  },
)
