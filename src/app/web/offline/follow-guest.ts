import { handOverPlacement } from '#features/path/web/pending-placement.ts'
import { handOverTaste } from '#features/quizzes/taste/web/pending-taste.ts'
import { subscribe } from '#lib/web/session-store.ts'

/** Transfers what a visitor answered to the next person who signs in, once, on any page. */
export function followGuest(): void {
  const handOver = () => {
    void handOverPlacement()
    void handOverTaste()
  }
  handOver()
  subscribe(handOver)
}
