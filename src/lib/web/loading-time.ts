/** Minimum time of a visible loading state, which prevents flicker. */
export const minimumLoadingMs = 200

/** Milliseconds that a loading state, visible since `shownAt`, still has to stay. */
export function loadingLeft(shownAt: number, now: number): number {
  return Math.max(0, shownAt + minimumLoadingMs - now)
}
