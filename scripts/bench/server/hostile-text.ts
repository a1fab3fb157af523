import { newTextChecker } from '#features/moderation/server/text-checker.ts'
import { budget, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'
import { filled, type HostileCase, hostileCases, timeOf } from './hostile-cases.ts'

/** Ten times the text should take ten times as long; a factor of two is noise, and a hundred would be quadratic. */
const maxGrowth = 20
const maxDelayMs = 50
/** Faster readings are not judged. */
const minMs = 0.5

/**
 * Measures each reader on its worst inputs at 1×, 10× and 100×: the growth of the last step, and how long one input
 * blocks the event loop.
 */
export async function measureHostileText(): Promise<Row[]> {
  const rows = hostileCases.flatMap(measureCase)
  return [
    ...rows,
    budget({ max: maxDelayMs }, 'hostile text: event loop while posts are checked', await delayOfChecks(), 'ms'),
  ]
}

function measureCase(one: HostileCase): Row[] {
  const { name, units, isAside = false } = one
  const longest = sizeOf(one.longest, Math.min(one.longest, 2_000))
  let [growth, delay] = [
    { value: 0, unit: '' },
    { value: 0, unit: '' },
  ]
  for (const unit of units) {
    const [tenth, whole] = [timeOf(one, filled(unit, longest / 10)), timeOf(one, filled(unit, longest))]
    const ratio = whole / Math.max(minMs, tenth)
    if (ratio > growth.value) growth = { value: ratio, unit }
    if (whole > delay.value) delay = { value: whole, unit }
  }
  const said = ({ unit }: typeof growth) => JSON.stringify(unit)
  return [
    budget({ max: maxGrowth }, `hostile text: ${name}, ${longest} of ${said(growth)} / a tenth`, growth.value, '×'),
    ...(isAside
      ? []
      : [budget({ max: maxDelayMs }, `hostile text: ${name}, ${longest} of ${said(delay)}`, delay.value, 'ms')]),
  ]
}

/** The longest block of the event loop by the check of a worst-case post: passing it to the thread and back. */
async function delayOfChecks(): Promise<number> {
  const { units } = hostileCases[0]!
  const longest = sizeOf(hostileCases[0]!.longest, 2_000)
  const checker = newTextChecker()
  // Excludes the start of the thread.
  await checker.check('ก')
  let most = 0
  for (const text of units.map((unit) => filled(unit, longest))) {
    const begun = process.threadCpuUsage()
    await checker.check(text)
    const { user, system } = process.threadCpuUsage(begun)
    most = Math.max(most, (user + system) / 1_000)
  }
  await checker.close()
  return most
}
