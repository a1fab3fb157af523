import type { Challenge } from 'altcha-lib'
import { useCallback, useRef } from 'react'
import { isRefusal, refusals } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { type BotAction, type BotChallenge, getBotCheck, identityErrors } from '../contract.ts'

const refusal = refusals(identityErrors)

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
        return send(await prove(action))
      }
    },
    [action],
  )
  return { prepare, sendProven }
}

async function prove(action: BotAction): Promise<string> {
  const given = await call(getBotCheck, { query: { action } })
  return given.kind === 'remote' ? askService(given, action) : solve(given.challenge as unknown as Challenge)
}

/** The hashing runs in the browser's own threads (Web Crypto), so the page stays quick meanwhile. */
async function solve(challenge: Challenge): Promise<string> {
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

type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }
// A page may make a policy of one name only once.
let policy: Policy | undefined

/** The address comes from our own server; Trusted Types let it pass where the page's policy names `bot-check`. */
function loadScript(url: string): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('bot-check', { createScriptURL: (address) => address })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(url) ?? url
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(refusal('bot_check_failed'))
    document.head.append(script)
  })
}
