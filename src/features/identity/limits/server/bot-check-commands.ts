import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { type BotAction, BotChallenge } from '../contract.ts'

/** A bot check, for one action at a time. */
export type BotCheck = {
  challenge: (action: BotAction, now: Date, wanted?: ProofWanted) => Promise<BotChallenge>
  /**
   * Whether the payload is a proof for this action, at least `weight` times as hard as usual; each proof is valid once.
   */
  verify: (payload: string, action: BotAction, now: Date, weight?: number) => Promise<boolean>
}

type ProofWanted = {
  /** The reader has consented to third parties; without consent no challenge uses one. */
  mayAskService?: boolean
  /** How many times as hard as usual the proof must be. */
  weight?: number
}

/** The difficulty of a proof: `rounds` of PBKDF2 per guess, and between `min` and `max` guesses. */
export type Difficulty = { rounds: number; min: number; max: number }

/** Takes about 0.4 s on a computer and 1 s on a mid-range phone; the server verifies with one guess. */
export const usualDifficulty: Difficulty = { rounds: 5_000, min: 60, max: 180 }
const lifeMs = 10 * 60_000

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      cost: z.int(),
      data: z.object({ action: z.string(), until: z.number(), weight: z._default(z.number(), 1) }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
})

/**
 * Our own bot check: a small proof of work (ALTCHA), without third parties and keys. It makes floods expensive without
 * identifying anybody; it does not stop a patient bot.
 */
export function newProofOfWork({
  db,
  keys,
  difficulty = usualDifficulty,
}: {
  db: Db
  keys: Keys
  difficulty?: Difficulty
}): BotCheck {
  const secrets = { hmacSignatureSecret: keys.hmac('bot-check'), hmacKeySignatureSecret: keys.hmac('bot-check-key') }
  return {
    async challenge(action, now, { weight = 1 } = {}) {
      const { rounds, min, max } = difficulty
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: weight * (min + Math.floor(Math.random() * (max - min + 1))),
        data: { action, until: now.getTime() + lifeMs, weight },
        deriveKey,
        ...secrets,
      })
      return BotChallenge.parse({ kind: 'proof_of_work', challenge })
    },
    async verify(payload, action, now, weight = 1) {
      const proof = readProof(payload)
      const parameters = proof?.challenge.parameters
      if (!proof || !parameters || parameters.data.action !== action || parameters.data.until <= now.getTime())
        return false
      if (parameters.data.weight < weight) return false
      const { verified } = await verifySolution({ ...(proof as unknown as Payload), deriveKey, ...secrets })
      return verified && claimNonce(db, parameters.nonce, new Date(parameters.data.until))
    },
  }
}

function readProof(payload: string) {
  try {
    return z.safeParse(Proof, JSON.parse(Buffer.from(payload, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}

async function claimNonce(db: Db, nonce: string, until: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('bot_check_use')
    .values({ nonce, expires_at: until })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export type RemoteService = {
  siteKey: string
  secret: string
  verifyUrl: string
  scriptUrl: string
  /** Our hostname: tokens made on other sites are refused. */
  hostname: string
  minScore?: number
}

const Verdict = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
  hostname: z.optional(z.string()),
})

/**
 * A bot check by a service "version 3, with an action string" (reCAPTCHA v3 and alike): the page sends the service's
 * token, and the service returns its action, host and score. The person's address is not passed on. When the service is
 * unavailable it throws overloaded: it must not fail open.
 */
export function newRemoteBotCheck({
  siteKey,
  secret,
  verifyUrl,
  scriptUrl,
  hostname,
  minScore = 0.5,
}: RemoteService): BotCheck {
  return {
    challenge: async () => ({ kind: 'remote', site_key: siteKey, script_url: scriptUrl }),
    async verify(payload, action) {
      const body = new URLSearchParams({ secret, response: payload })
      const options = { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(5_000) } as const
      const verdict = await fetch(verifyUrl, options)
        .then(async (reply) => z.parse(Verdict, await reply.json()))
        .catch(() => {
          throw commonRefusal('overloaded', { retryAfter: 10 })
        })
      const isOurs = verdict.action === action && verdict.hostname === hostname
      return verdict.success && isOurs && (verdict.score ?? 0) >= minScore
    },
  }
}

/**
 * Uses the service for people who consented to third parties and our proof of work for others; either proof is
 * accepted. So the service adds no security, only comfort. A harder proof (weight > 1) is always our own.
 */
export function eitherBotCheck(own: BotCheck, service: BotCheck): BotCheck {
  return {
    challenge: (action, now, { mayAskService = false, weight = 1 } = {}) =>
      (mayAskService && weight === 1 ? service : own).challenge(action, now, { weight }),
    verify: async (payload, action, now, weight = 1) =>
      readProof(payload)
        ? own.verify(payload, action, now, weight)
        : weight === 1 && service.verify(payload, action, now),
  }
}
