import { handOverPlacement } from '#features/path/web/pending-placement.ts'
import { subscribe } from '#lib/web/session-store.ts'

/** Transfers a visitor's placement to the next person who signs in, once, on any page. */
export function followGuest(): void {
  void handOverPlacement()
  subscribe(() => void handOverPlacement())
}
