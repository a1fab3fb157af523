import { confirmedMs } from '#lib/staff-roles.ts'

const day = 24 * 60 * 60 * 1000

/** A refresh token lives 30 days from its making, so who comes once a month stays in; after 180 days everyone logs in anew. */
export const refreshMs = 30 * day

export const familyMs = 180 * day

/** Two tabs, or a lost reply: the same token within this time gets the same successor. */
export const graceMs = 10_000

export type TokenFacts = { made_at: Date; expires_at: Date; rotated_at: Date | null }

export type SessionFacts = { expires_at: Date; ended_at: Date | null; binding_hash: string | null }

/**
 * What a presented refresh token is worth. `rotate`: give a successor. `replay`: give the one that was given. `reuse`:
 * somebody has a copy, end the family. `dead`: nothing, and nothing happens, so that a stolen token without the cookie
 * cannot throw its owner out.
 */
export function judgeToken(
  token: TokenFacts,
  session: SessionFacts,
  { now, bindingHash }: { now: Date; bindingHash: string | null },
): 'rotate' | 'replay' | 'reuse' | 'dead' {
  if (session.ended_at || session.expires_at <= now) return 'dead'
  if (session.binding_hash !== null && session.binding_hash !== bindingHash) return 'dead'
  if (token.expires_at <= now) return 'dead'
  if (!token.rotated_at) return 'rotate'
  return now.getTime() - token.rotated_at.getTime() <= graceMs ? 'replay' : 'reuse'
}

/** A new token outlives neither 30 days nor its family. */
export function tokenExpiry(session: { expires_at: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshMs, session.expires_at.getTime()))
}

/**
 * The staff roles that count in a login: those of the account where its second factor was shown in the last twelve hours,
 * else none. A stolen password or session is worth no role.
 */
export function rolesThatCount(roles: string[], confirmedAt: Date | null, now: Date): string[] {
  return confirmedAt && now.getTime() - confirmedAt.getTime() < confirmedMs ? roles : []
}
