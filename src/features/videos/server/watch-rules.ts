/** Played intervals [from, to] in milliseconds, ordered and disjoint. */
export type Seen = [from: number, to: number][]
export type Progress = { seen: Seen; watchedMs: number }
/** The interval played since the last heartbeat, in milliseconds; from = to means that play was pressed. */
export type Beat = { from: number; to: number }
/** Times in milliseconds since 1970. `spentUntil`: up to when the person's time is counted, for all videos together. */
type Counting = { progress: Progress | null; spentUntil: number; now: number; lengthMs: number }

/** README of videos: this share of the running time has to be played, and has to pass meanwhile. */
const wholeShare = 0.9
/** Heartbeats come every ten seconds; after a longer gap the person was away. */
const longestGapMs = 30_000
/** Uncounted time that may still be used, for heartbeats delayed by the network. */
const unspentMs = 5_000
/** The player's maximum speed. */
const fastest = 2
/** The maximum number of intervals stored; more fragments are not added. */
const maxPieces = 200

/** The required amount of seen video and of watching time, in milliseconds. */
export function neededOf(lengthMs: number): number {
  return Math.ceil(lengthMs * wholeShare)
}

/** Whether a video counts as watched. */
export function isWatched({ seen, watchedMs }: Progress, lengthMs: number): boolean {
  const needed = neededOf(lengthMs)
  return watchedMs >= needed && lengthOf(seen) >= needed
}

/**
 * Counts a heartbeat. Time counts where the video was played and the clock advanced, and each moment of a person counts
 * once: never faster than the clock at any speed, and not twice with two tabs. The seen part grows by at most what the
 * maximum speed can show. The first heartbeat of a video only starts the clock.
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

/** Adds an interval and merges intervals that touch. */
export function addSeen(seen: Seen, from: number, to: number): Seen {
  if (to <= from) return seen
  const joined: Seen = []
  for (const [a, b] of [...seen, [from, to] as const].toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && a <= last[1]) last[1] = Math.max(last[1], b)
    else joined.push([a, b])
  }
  return joined.length > maxPieces ? seen : joined
}

/** The total length of the intervals, in milliseconds. */
export function lengthOf(seen: Seen): number {
  return seen.reduce((sum, [from, to]) => sum + to - from, 0)
}
