/** A Saturday afternoon in Bangkok: far from midnight, with the Monday of its week before it. */
export const drillStart = new Date('2026-11-21T09:00:00Z')

export type ClockKind = 'runs' | 'stands'

/** The drill's clock: it begins at drillStart and runs, or is fixed until moved. `startedAt` is in real time. */
export function newClock(kind: ClockKind, startedAt: number) {
  let moved = 0
  const elapsed = () => (kind === 'runs' ? Date.now() - startedAt : 0)
  return {
    now: () => new Date(drillStart.getTime() + elapsed() + moved),
    /** Sets the offset from the time that it would otherwise show. */
    setAhead: (ms: number) => {
      moved = ms
    },
  }
}
