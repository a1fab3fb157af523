const minuteMs = 60_000

/** After midnight an attempt that was started before may still be finished this long. */
export const finishGraceMs = 10 * minuteMs

/** Which Bangkok day it is, the day before, and how long ago midnight was. */
export type Timing = { today: string; yesterday: string; sinceMidnightMs: number }

/**
 * Whether answers for `day` are taken now: those of today, and of yesterday for ten minutes when the attempt was started
 * before midnight.
 */
export function isOpen(day: string, { today, yesterday, sinceMidnightMs }: Timing, hasStarted: boolean): boolean {
  return day === today || (day === yesterday && hasStarted && sinceMidnightMs < finishGraceMs)
}

/**
 * The questions of a day: those that were not asked for longest, of different skills where that is possible, so a bank of
 * 360 brings none back within 120 days. `lastAsked` is null for one never asked; ties are broken by the order given.
 */
export function chooseQuestions(
  pool: readonly { id: string; skill: string; lastAsked: string | null }[],
  count: number,
): string[] {
  const waiting = pool.toSorted((a, b) => (a.lastAsked ?? '').localeCompare(b.lastAsked ?? ''))
  const chosen: typeof waiting = []
  for (const question of waiting) {
    if (chosen.length === count) break
    if (chosen.every(({ skill }) => skill !== question.skill)) chosen.push(question)
  }
  for (const question of waiting) {
    if (chosen.length === count) break
    if (!chosen.includes(question)) chosen.push(question)
  }
  return chosen.map(({ id }) => id)
}
