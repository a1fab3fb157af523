import { z } from 'zod/mini'
import { ageTierOf } from './account-rules.ts'

/**
 * The state of an account: from its e-mail, the owner's age today and the guardian's answer. `of_age`: signed up as a
 * minor, is 20 now, and has not yet confirmed the earlier consent themselves.
 */
export const AccountState = z.enum(['unverified', 'minor_waiting', 'minor_allowed', 'minor_refused', 'of_age', 'adult'])
export type AccountState = z.infer<typeof AccountState>

/**
 * Acts that depend on the state. `buy`: anything paid in koin; `buy_with_address`: anything shipped, prizes included;
 * `save`: deposits and practice funds; `analytics_marketing`: the two cookie switches.
 */
export const Act = z.enum([
  'learn',
  'play',
  'earn',
  'save',
  'buy',
  'buy_with_address',
  'publish',
  'show_name_on_board',
  'link_social',
  'analytics_marketing',
])
export type Act = z.infer<typeof Act>

const always: readonly Act[] = ['learn', 'play', 'earn', 'save']

/** The whole table. An act that is not listed is forbidden, so a new act starts forbidden everywhere. */
const allowed: Record<AccountState, readonly Act[]> = {
  // An unverified address may belong to another person.
  unverified: always,
  minor_waiting: [...always, 'buy'],
  // A guardian has said no: the child learns and saves on, and spends nothing until they have talked (record 0008).
  minor_refused: always,
  minor_allowed: [
    ...always,
    'buy',
    'buy_with_address',
    'publish',
    'show_name_on_board',
    'link_social',
    'analytics_marketing',
  ],
  // A guardian's consent ends with minority (PDPA section 20); acts based on consent alone need the person's own
  // (section 19).
  of_age: [...always, 'buy', 'buy_with_address', 'publish', 'show_name_on_board', 'link_social'],
  adult: [...always, 'buy', 'buy_with_address', 'publish', 'show_name_on_board', 'link_social', 'analytics_marketing'],
}

/** Whether an account in this state may do this. */
export function may(state: AccountState, act: Act): boolean {
  return allowed[state].includes(act)
}

/** Why an account may not do something. */
export const Reason = z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent'])
export type Reason = z.infer<typeof Reason>

const reasons: Record<AccountState, Reason | null> = {
  unverified: 'unverified',
  minor_waiting: 'guardian_waiting',
  minor_refused: 'guardian_refused',
  minor_allowed: null,
  of_age: 'own_consent',
  adult: null,
}

/** Why an account in this state may not do this; null when it may. */
export function reasonOf(state: AccountState, act: Act): Reason | null {
  return may(state, act) ? null : reasons[state]
}

/** The permissions of a state for all acts. */
export function actsOf(state: AccountState): Record<Act, boolean> {
  return Object.fromEntries(Act.options.map((act) => [act, may(state, act)])) as Record<Act, boolean>
}

export type GuardianState = 'waiting' | 'allowed' | 'refused'

/**
 * The state on a day ('YYYY-MM-DD' in Bangkok). A withdrawn consent counts as a refusal; from 20 the guardian has no
 * say.
 */
export function stateOf(
  account: { isVerified: boolean; birthDate: string; guardian: GuardianState | null; hasOwnConsent: boolean },
  day: string,
): AccountState {
  if (!account.isVerified) return 'unverified'
  if (ageTierOf(account.birthDate, day) === 'adult') return account.hasOwnConsent ? 'adult' : 'of_age'
  return `minor_${account.guardian ?? 'waiting'}`
}

/** The child's own view: the masked address that was asked, when, and the decision. */
export const GuardianStatus = z.object({
  state: z.enum(['waiting', 'allowed', 'refused']),
  email: z.string(),
  asked_at: z.iso.datetime(),
  answered_at: z.nullable(z.iso.datetime()),
})

export type GuardianStatus = z.infer<typeof GuardianStatus>
