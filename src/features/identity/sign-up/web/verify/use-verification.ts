import { useCallback, useEffect } from 'react'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import type { Refusal } from '#lib/errors.ts'
import { useAct } from '#lib/web/data/use-act.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address has no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'

/** Uses the address's link once; the token is removed from the address first. */
export function useVerification() {
  const token = useLinkToken()
  const { run, done, refusal } = useAct(async (send, of: string) => {
    // The code that uses a link is loaded only with a link.
    const { spendLink } = await import('../pending-verification.ts')
    return spendLink(send, of)
  })
  const verify = useCallback(async () => {
    if (token) await run(token)
  }, [run, token])

  // Guards against repeated effects: the link works once, and the token is read once.
  useEffect(() => {
    void verify()
  }, [verify])
  return { step: token === null ? ('waiting' as const) : stepOf(done, refusal), gain: done?.reply ?? null, verify }
}

function stepOf(done: unknown, refusal: Refusal | null): Step {
  // 422: the link is incomplete.
  if (refusal) return refusal.status === 410 || refusal.status === 422 ? 'dead' : 'failed'
  return done ? 'done' : 'opening'
}
