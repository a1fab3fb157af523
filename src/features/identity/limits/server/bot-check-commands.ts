import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import { type BotAction, BotChallenge } from '../contract.ts'

/** Tells people from programs, for one action at a time. */
export type BotCheck = {
  challenge: (action: BotAction, now: Date, wanted?: Wanted) => Promise<BotChallenge>
  /** Whether the payload proves this action and is at least `weight` times as dear as usual; each proof counts once. */
  verify: (payload: string, action: BotAction, now: Date, weight?: number) => Promise<boolean>
}

type Wanted = {
  /** The page has the reader's consent to third parties; without it no challenge leads to one. */
  mayAskService?: boolean
  /** How many times as dear as usual the proof is to be. */
  weight?: number
}

/** How hard a proof is: `rounds` of PBKDF2 for each guess, and between `least` and `most` guesses. */
export type Difficulty = { rounds: number; least: number; most: number }

/** Some 0.4 s on a computer and 1 s on a mid-range phone; the server pays for one guess. */
export const usualDifficulty: Difficulty = { rounds: 5_000, least: 60, most: 180 }
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
 * The check of our own: a small proof of work (ALTCHA), without a third party and without keys. It makes a flood dear
 * and tells nobody who is there; that a patient program passes, it cannot help.
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
      const { rounds, least, most } = difficulty
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: weight * (least + Math.floor(Math.random() * (most - least + 1))),
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
  /** Of our pages: a token that was made elsewhere is none. */
  hostname: string
  leastScore?: number
}

const Verdict = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
  hostname: z.optional(z.string()),
})

/**
 * The check of a service "version 3, with an action string" (reCAPTCHA v3 and alike): the page sends the service's token,
 * the service says which action and host it was for and how human it looked. Our person's address is not handed on. When the
 * service does not answer, the request is refused with overloaded: a check that fails open is none.
 */
export function newRemoteBotCheck({
  siteKey,
  secret,
  verifyUrl,
  scriptUrl,
  hostname,
  leastScore = 0.5,
}: RemoteService): BotCheck {
  return {
    challenge: async () => ({ kind: 'remote', site_key: siteKey, script_url: scriptUrl }),
    async verify(payload, action) {
      const body = new URLSearchParams({ secret, response: payload })
      const verdict = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5_000) })
        .then(async (reply) => z.parse(Verdict, await reply.json()))
        .catch(() => {
          throw commonRefusal('overloaded', { retryAfter: 10 })
        })
      const isOurs = verdict.action === action && verdict.hostname === hostname
      return verdict.success && isOurs && (verdict.score ?? 0) >= leastScore
    },
  }
}

/**
 * A service for whoever has agreed to third parties, our own proof of work for everybody else; either is taken. So the
 * service makes nothing safer than our own check does: it spares people the work. Where a dearer proof is wanted only
 * our own will do.
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
