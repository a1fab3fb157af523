type Candidate = { id: string; skill: string }

/**
 * Draws questions for an attempt: distributed over the skills as evenly as possible, within a skill those not seen for
 * longest (never seen first; ties keep the given order), none of `banned`. Null when there are too few.
 */
export function drawQuestions(
  pool: readonly Candidate[],
  { count, banned, lastSeen }: { count: number; banned: ReadonlySet<string>; lastSeen: ReadonlyMap<string, number> },
): string[] | null {
  const free = pool.filter(({ id }) => !banned.has(id))
  if (free.length < count) return null
  const rested = free.toSorted((a, b) => (lastSeen.get(a.id) ?? 0) - (lastSeen.get(b.id) ?? 0))
  const queues = Map.groupBy(rested, ({ skill }) => skill)
  const drawn: string[] = []
  while (drawn.length < count)
    for (const queue of queues.values()) {
      const next = queue.shift()
      if (next && drawn.length < count) drawn.push(next.id)
    }
  return drawn
}
