const minuteMs = 60_000
/** No schedule pauses longer than a week. */
const searchedMinutes = 8 * 24 * 60

type Ranged = { from: number; to: number }
const fields: Ranged[] = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12 },
  { from: 0, to: 6 },
]

/** The last moment up to `now` at which a schedule 'M H D M W' in UTC was due; null when there was none in a week. */
export function lastDue(cron: string, now: Date): Date | null {
  return search(cron, now, -1)
}

/** The first moment after `now` at which a schedule is due; null when there is none within a week. */
export function nextDue(cron: string, now: Date): Date | null {
  return search(cron, new Date(now.getTime() + minuteMs), 1)
}

function search(cron: string, from: Date, step: 1 | -1): Date | null {
  const sets = cron.split(' ').map((part, nth) => valuesOf(part, fields[nth]!))
  const start = Math.floor(from.getTime() / minuteMs)
  for (let n = 0; n < searchedMinutes; n++) {
    const at = new Date((start + step * n) * minuteMs)
    const parts = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()]
    if (parts.every((value, nth) => sets[nth]!.has(value))) return at
  }
  return null
}

// '5' → 5, '*' → all, '*/10' → every tenth, '0-13' → a range, 'a,b' → both.
function valuesOf(part: string, { from, to }: Ranged): Set<number> {
  const values = new Set<number>()
  for (const one of part.split(',')) {
    const [range = '*', step = '1'] = one.split('/')
    const [first, last] = range === '*' ? [from, to] : range.split('-').map(Number)
    for (let value = first!; value <= (last ?? first!); value += Number(step)) values.add(value)
  }
  return values
}
