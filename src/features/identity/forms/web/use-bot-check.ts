import type { Challenge } from 'altcha-lib'
import { useCallback, useRef } from 'react'
import { type BotAction, type BotChallenge, botCheckErrors, getBotCheck } from '#features/identity/limits/contract.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { loadScript } from '#lib/web/load-script.ts'
import { isTrackingChosen } from '#lib/web/tracking.ts'

const refusal = refusals(botCheckErrors)

/**
 * Proofs that a person is at work, for one action. `prepare` begins in the background; `sendProven` calls with a proof
 * and once more with a fresh one when the first was too old or already used.
 */
export function useBotCheck(action: BotAction) {
  const ready = useRef<Promise<string> | null>(null)

  const prepare = useCallback(() => {
    if (ready.current) return
    const proof = prove(action)
    ready.current = proof
    // No news is good news: whoever sends asks again and then hears what is wrong.
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

/** By the service where one is configured and wanted. What keeps it away (a blocker, its own fault) keeps nobody out. */
async function prove(action: BotAction): Promise<string> {
  if (!isTrackingChosen()) return proveOurselves(action)
  const given = await call(getBotCheck, { query: { action, kind: 'remote' } })
  if (given.kind !== 'remote') return solve(given)
  return askService(given, action).catch(() => proveOurselves(action))
}

async function proveOurselves(action: BotAction): Promise<string> {
  return solve(await call(getBotCheck, { query: { action } }))
}

/** The hashing runs in the browser's own threads (Web Crypto), so the page stays quick meanwhile. */
async function solve(given: BotChallenge): Promise<string> {
  if (given.kind !== 'proof_of_work') throw refusal('bot_check_failed')
  const challenge = given.challenge as unknown as Challenge
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw refusal('bot_check_failed')
  return btoa(JSON.stringify({ challenge, solution }))
}

/** What the remote service's script puts on the page. */
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
