/** Stretches of a video that were played, [from, to] in milliseconds, in order and apart. */
export type Seen = [from: number, to: number][]
export type Progress = { seen: Seen; watchedMs: number }
/** What a heartbeat says was played since the last one, in milliseconds; from = to is pressing play. */
export type Beat = { from: number; to: number }
/** Moments in milliseconds since 1970. `spentUntil`: up to when the person's time is counted, of all videos together. */
type Counting = { progress: Progress | null; spentUntil: number; now: number; lengthMs: number }

/** Decision 0015: so much of the running time has to be played, and has to pass meanwhile. */
const wholeShare = 0.9
/** Heartbeats come every ten seconds; whoever is silent for longer than this was away. */
const longestGapMs = 30_000
/** Beats that the network has held up: so much uncounted time may still be used. */
const unspentMs = 5_000
/** The player's fastest speed. */
const fastest = 2
/** Whoever jumps about more often than this has seen enough pieces. */
const mostPieces = 200

/** How much has to be seen, and how long watched, in milliseconds. */
export function neededOf(lengthMs: number): number {
  return Math.ceil(lengthMs * wholeShare)
}

/** Whether a video counts as watched. */
export function isWatched({ seen, watchedMs }: Progress, lengthMs: number): boolean {
  const needed = neededOf(lengthMs)
  return watchedMs >= needed && lengthOf(seen) >= needed
}

/**
 * Counts a heartbeat. Time is counted where the video was played and the clock went on, each moment of a person once: not
 * faster than the clock at any speed, and not twice with two tabs. What is seen grows by no more than the fastest speed
 * can show. The first beat for a video only sets the clock.
 */
export function countBeat({ progress, spentUntil, now, lengthMs }: Counting, beat: Beat) {
  const from = Math.min(beat.from, lengthMs)
  const to = Math.min(beat.to, lengthMs)
  if (progress === null || to <= from)
    return { progress: progress ?? { seen: [], watchedMs: 0 }, spentUntil: Math.max(spentUntil, now) }
  const free = Math.min(longestGapMs, Math.max(0, now - spentUntil))
  const counted = Math.min(free, to - from)
  const seen = addSeen(progress.seen, from, Math.min(to, from + fastest * free))
  return {
    progress: { seen, watchedMs: Math.min(progress.watchedMs + counted, neededOf(lengthMs)) },
    spentUntil: Math.max(spentUntil + counted, now - unspentMs),
  }
}

/** Stretches with one more, joined where they meet. */
export function addSeen(seen: Seen, from: number, to: number): Seen {
  if (to <= from) return seen
  const joined: Seen = []
  for (const [a, b] of [...seen, [from, to] as const].toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && a <= last[1]) last[1] = Math.max(last[1], b)
    else joined.push([a, b])
  }
  return joined.length > mostPieces ? seen : joined
}

/** How much of a video was played, in milliseconds. */
export function lengthOf(seen: Seen): number {
  return seen.reduce((sum, [from, to]) => sum + to - from, 0)
}
