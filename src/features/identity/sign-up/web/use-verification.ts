import { useCallback, useEffect } from 'react'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import type { Refusal } from '#lib/errors.ts'
import { useAct } from '#lib/web/data/use-act.ts'

/** `opening`: the server's HTML, and while the link is checked. `waiting`: the address holds no link. */
export type Step = 'opening' | 'waiting' | 'done' | 'dead' | 'failed'

/** Uses the link of the address, once; the token leaves the address before anything else happens. */
export function useVerification() {
  const token = useLinkToken()
  const { run, done, refusal } = useAct(async (send, of: string) => {
    // Who comes without a link does not load what uses it.
    const { spendLink } = await import('./pending-verification.ts')
    return spendLink(send, of)
  })
  const verify = useCallback(async () => {
    if (token) await run(token)
  }, [run, token])

  // Once, though effects run again: the link is good for once, and the token comes once.
  useEffect(() => {
    void verify()
  }, [token, verify])
  return { step: token === null ? ('waiting' as const) : stepOf(done, refusal), gain: done?.reply ?? null, verify }
}

function stepOf(done: unknown, refusal: Refusal | null): Step {
  // 422: somebody cut the link in two.
  if (refusal) return refusal.status === 410 || refusal.status === 422 ? 'dead' : 'failed'
  return done ? 'done' : 'opening'
}
