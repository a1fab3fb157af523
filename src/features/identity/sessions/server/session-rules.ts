import { confirmedMs } from '#lib/staff-roles.ts'

const day = 24 * 60 * 60 * 1000

/**
 * A refresh token is valid for 30 days, so monthly visitors stay signed in; after 180 days everyone has to sign in
 * again.
 */
export const refreshMs = 30 * day

export const familyMs = 180 * day

/** The grace period for two tabs or a lost reply: the same token gets the same successor. */
export const graceMs = 10_000

export type TokenFacts = { made_at: Date; expires_at: Date; rotated_at: Date | null }

export type SessionFacts = { expires_at: Date; ended_at: Date | null; binding_hash: string | null }

/**
 * The decision on a presented refresh token. `rotate`: make a successor. `replay`: return the existing successor.
 * `reuse`: the token was copied, end the family. `dead`: refuse without any effect, so that a stolen token without the
 * cookie cannot sign its owner out.
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

/** A new token expires after 30 days or with its family, whichever is first. */
export function tokenExpiry(session: { expires_at: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshMs, session.expires_at.getTime()))
}

/**
 * The staff roles active in a session: those of the account if its second factor was shown in the last twelve hours,
 * else none. A stolen password or session alone has no roles.
 */
export function rolesThatCount(roles: string[], confirmedAt: Date | null, now: Date): string[] {
  return confirmedAt && now.getTime() - confirmedAt.getTime() < confirmedMs ? roles : []
}
