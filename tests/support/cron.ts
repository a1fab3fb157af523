/** Whether a cron line (minute, hour, day, month, weekday; `*`, lists, ranges and steps) names this minute of UTC. */
export function isDue(cron: string, at: Date): boolean {
  const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()]
  return cron.split(' ').every((field, i) => field.split(',').some((part) => fits(part, now[i]!)))
}

function fits(part: string, value: number): boolean {
  const [range = '*', step = '1'] = part.split('/')
  const [from = 0, to = range === '*' ? Number.POSITIVE_INFINITY : from] =
    range === '*' ? [] : range.split('-').map(Number)
  return value >= from && value <= to && (value - from) % Number(step) === 0
}
