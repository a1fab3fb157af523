import { loadOptional } from '#lib/web/load-optional.ts'
import { readToken, subscribe } from '#lib/web/session-store.ts'

/** Transfers what a visitor answered to the next person who signs in, once, on any page. Visitors do not load the code. */
export function followGuest(): void {
  const handOver = () => {
    if (readToken() === null) return
    void handOverAll()
  }
  handOver()
  subscribe(handOver)
}

/** What cannot be loaded now is tried again on the next page. */
async function handOverAll(): Promise<void> {
  const [placement, guestTrial] = await Promise.all([
    loadOptional(() => import('#features/path/web/pending-placement.ts')),
    loadOptional(() => import('#features/quizzes/guest-trial/web/pending-guest-trial.ts')),
  ])
  await Promise.all([placement?.handOverPlacement(), guestTrial?.handOverGuestTrial()])
}
