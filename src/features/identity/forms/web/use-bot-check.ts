import type { Challenge } from 'altcha-lib'
import { useCallback, useRef } from 'react'
import { type BotAction, type BotChallenge, botCheckErrors, getBotCheck } from '#features/identity/limits/contract.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { loadScript } from '#lib/web/load-script.ts'
import { isTrackingChosen } from '#lib/web/tracking.ts'

const refusal = refusals(botCheckErrors)

/**
 * Proofs of the bot check for one action. `prepare` starts in the background; `sendProven` calls with a proof, and
 * retries once with a fresh one when the first was expired or used.
 */
export function useBotCheck(action: BotAction) {
  const ready = useRef<Promise<string> | null>(null)

  const prepare = useCallback(() => {
    if (ready.current) return
    const proof = prove(action)
    ready.current = proof
    // Ignored here: sending requests a new proof and reports its error.
    proof.catch(() => {
      if (ready.current === proof) ready.current = null
    })
  }, [action])

  const sendProven = useCallback(
    async <T>(send: (proof: string) => Promise<T>): Promise<T> => {
      const early = await ready.current?.catch(() => null)
      ready.current = null
      try {
        return await send(early ?? (await prove(action)))
      } catch (error) {
        if (!isRefusal(error) || error.code !== 'bot_check_failed') throw error
        return send(await proveOurselves(action))
      }
    },
    [action],
  )
  return { prepare, sendProven }
}

/**
 * Uses the external service when it is configured and consented to. When it fails (a blocker, an outage), our own proof
 * of work replaces it.
 */
async function prove(action: BotAction): Promise<string> {
  if (!isTrackingChosen()) return proveOurselves(action)
  const given = await call(getBotCheck, { query: { action, kind: 'remote' } })
  if (given.kind !== 'remote') return solve(given)
  return askService(given, action).catch(() => proveOurselves(action))
}

async function proveOurselves(action: BotAction): Promise<string> {
  return solve(await call(getBotCheck, { query: { action } }))
}

/** The hashing runs in the browser's own threads (Web Crypto), so the page stays responsive. */
async function solve(given: BotChallenge): Promise<string> {
  if (given.kind !== 'proof_of_work') throw refusal('bot_check_failed')
  const challenge = given.challenge as unknown as Challenge
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw refusal('bot_check_failed')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** The API that the external service's script defines. */
type Service = { ready: (then: () => void) => void; execute: (key: string, on: { action: string }) => Promise<string> }
type Remote = Extract<BotChallenge, { kind: 'remote' }>

async function askService({ site_key, script_url }: Remote, action: BotAction): Promise<string> {
  const page = globalThis as { grecaptcha?: Service }
  if (!page.grecaptcha) await loadScript(script_url)
  const service = page.grecaptcha
  if (!service) throw refusal('bot_check_failed')
  await new Promise<void>((resolve) => service.ready(resolve))
  return service.execute(site_key, { action })
}
