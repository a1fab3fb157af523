import { handOverPlacement } from '#features/path/web/pending-placement.ts'
import { subscribe } from '#lib/web/session-store.ts'

/** What a visitor answered goes with whoever signs in next, once, whichever page they come to. */
export function followGuest(): void {
  void handOverPlacement()
  subscribe(() => void handOverPlacement())
}
