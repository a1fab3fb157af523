import { expect, test } from 'vitest'
import { filled, hostileCases } from '../../../scripts/bench/server/hostile-cases.ts'

/** The checks of posts have their own tests, which count steps. */
const [, ...others] = hostileCases

test.each(others)('$name: eight times the worst text takes about eight times the time', ({ read, longest, units }) => {
  const timeOf = (text: string) => {
    // CPU time of this thread, which does not depend on the load of the machine.
    const begun = process.threadCpuUsage()
    read(text)
    return process.threadCpuUsage(begun).user / 1_000
  }
  const largest = Math.min(80_000, Math.max(longest, 20_000))
  for (const unit of units) {
    const short = Math.min(...[1, 2].map(() => timeOf(filled(unit, largest / 8))))
    // Quadratic behaviour would take 64 times as long; the constant absorbs noise of short runs.
    const max = 24 * short + 300
    const long = [1, 2, 3].map(() => filled(unit, largest)).find((text) => timeOf(text) < max)
    expect(long, `${JSON.stringify(unit)}: an eighth takes ${short} ms, the whole over ${max} ms`).toBeDefined()
  }
})
