import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const botCheckErrors = {
  bot_check_needed: { status: 422, th: 'ขอตรวจสักครู่ว่าไม่ใช่โปรแกรมอัตโนมัติ แล้วลองอีกครั้ง' },
  bot_check_failed: { status: 422, th: 'ตรวจว่าไม่ใช่โปรแกรมอัตโนมัติไม่ผ่าน ลองส่งใหม่อีกครั้ง' },
} as const satisfies ErrorTable

/** The actions that bot checks are made for; the action is part of the proof. */
export const BotAction = z.enum(['register_check', 'register', 'login', 'password_forget'])

export type BotAction = z.infer<typeof BotAction>

/**
 * `proof_of_work`: solve `challenge` with altcha-lib's solveChallenge (algorithm PBKDF2/SHA-256); the payload is
 * btoa(JSON.stringify({ challenge, solution })). `remote`: the payload is the service's token for the action.
 */
export const BotChallenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('proof_of_work'),
    challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.optional(z.string()) }),
  }),
  z.object({ kind: z.literal('remote'), site_key: z.string(), script_url: z.string() }),
])

export type BotChallenge = z.infer<typeof BotChallenge>

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/v2/api/bot-check',
  access: 'public',
  summary: 'ขอโจทย์ตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ',
  /**
   * Ask for `remote` only with the person's consent to third parties; it is granted only where such a service is
   * configured.
   */
  query: z.object({ action: BotAction, kind: z.optional(z.enum(['proof_of_work', 'remote'])) }),
  reply: BotChallenge,
  isAnonymous: true,
})
