import { readToken, subscribe } from '#lib/web/session-store.ts'

/** Transfers what a visitor answered to the next person who signs in, once, on any page. Visitors do not load the code. */
export function followGuest(): void {
  const handOver = () => {
    if (readToken() === null) return
    // What cannot be loaded now is tried again on the next page.
    import('#features/path/web/pending-placement.ts').then((pending) => pending.handOverPlacement()).catch(() => {})
    import('#features/quizzes/taste/web/pending-taste.ts').then((pending) => pending.handOverTaste()).catch(() => {})
  }
  handOver()
  subscribe(handOver)
}
