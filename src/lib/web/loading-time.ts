/** A loading state that is seen at all stays for so long, so that nothing flickers. */
export const minimumLoadingMs = 200

/** Milliseconds that a loading state which has been seen since `shownAt` has still to stay. */
export function loadingLeft(shownAt: number, now: number): number {
  return Math.max(0, shownAt + minimumLoadingMs - now)
}
