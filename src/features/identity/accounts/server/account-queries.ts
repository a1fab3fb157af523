import type { ExpressionBuilder } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'
import { bangkokDay, bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { ageOn, ageTierOf, clockTimeOf, maskEmail } from '../account-rules.ts'
import type { Province } from '../content.ts'
import type { Account, Profile } from '../contract.ts'
import {
  type AccountState,
  type Act,
  actsOf,
  type GuardianState,
  type GuardianStatus,
  may,
  type Reason,
  reasonOf,
  stateOf,
} from '../standing-rules.ts'

/** Whether the mailbox of an e-mail has no account and is not reserved. */
export async function isEmailFree(db: Db | Tx, email: string): Promise<boolean> {
  return (await findHolder(db, email)) === undefined
}

/**
 * The account that owns the mailbox of an e-mail: by its login in any spelling, or by a recent change that can still be
 * objected to. `except`: a person to ignore.
 */
export function findHolder(db: Db | Tx, email: string, except?: string) {
  const mailbox = foldMailbox(email)
  return db
    .selectFrom('user_account')
    .select(['user_id', 'display_name'])
    .where((e) => e.or([e('mailbox', '=', mailbox), e('user_id', 'in', savedFor(e, mailbox))]))
    .$if(except !== undefined, (q) => q.where('user_id', '<>', except!))
    .orderBy('shares_mailbox')
    .limit(1)
    .executeTakeFirst()
}

function savedFor(e: ExpressionBuilder<Tables, 'user_account'>, mailbox: string) {
  return e
    .selectFrom('email_change')
    .select('email_change.user_id')
    .where('old_mailbox', '=', mailbox)
    .where('confirmed_at', 'is not', null)
}

/** The stored profile of SPEC.md 3; `exp` is the access token's expiry in seconds since 1970. */
export async function readProfile(db: Db | Tx, userId: string, exp: number): Promise<Profile> {
  const person = await findPerson(db, userId)
  const { klass, type } = await readSkills(db, userId)
  return {
    roles: person.roles,
    exp: clockTimeOf(exp),
    display_name: person.display_name,
    display_image: person.display_image + person.worn,
    klass,
    type,
    koin: await readBalance(db, userId),
  }
}

async function findPerson(db: Db | Tx, userId: string) {
  const person = await db
    .selectFrom('user_account')
    .leftJoin('guardian', 'guardian.user_id', 'user_account.user_id')
    .selectAll('user_account')
    .select('guardian.state as guardian_state')
    .select((e) =>
      e
        .selectFrom('consent_receipt')
        .select((r) => r.fn.max('made_at').as('made_at'))
        .whereRef('consent_receipt.user_id', '=', 'user_account.user_id')
        .where('policy', '=', 'personal')
        .where('act', '=', 'given')
        .where('by_whom', '=', 'self')
        .as('consented_at'),
    )
    .where('user_account.user_id', '=', userId)
    .executeTakeFirst()
  // The account was erased after the token was checked.
  if (!person) throw commonRefusal('signed_out')
  return person
}

type Person = Awaited<ReturnType<typeof findPerson>>

function stateOfPerson(person: Person, now: Date): AccountState {
  const guardian = person.guardian_state as GuardianState | null
  const { birth_date: birthDate, made_at, consented_at } = person
  const wasAdult = (at: Date | null) => at !== null && ageTierOf(birthDate, bangkokDay(at)) === 'adult'
  // An adult consented by signing up; a former minor consents by confirming later.
  const hasOwnConsent = wasAdult(made_at) || wasAdult(consented_at)
  return stateOf({ isVerified: person.verified_at !== null, birthDate, guardian, hasOwnConsent }, bangkokDay(now))
}

/** The account's state, which decides what it may do. */
export async function readAccountState(db: Db | Tx, userId: string, now: Date): Promise<AccountState> {
  return stateOfPerson(await findPerson(db, userId), now)
}

/** Whether a person may do this now. Every feature asks before the act. */
export async function mayDo(db: Db | Tx, userId: string, act: Act, now: Date): Promise<boolean> {
  return may(await readAccountState(db, userId, now), act)
}

/** Why a person may not do this now; null when they may. */
export async function readReason(db: Db | Tx, userId: string, act: Act, now: Date): Promise<Reason | null> {
  return reasonOf(await readAccountState(db, userId, now), act)
}

/** The account facts for a person's own pages. */
export async function readAccount(db: Db | Tx, userId: string, now: Date): Promise<Account> {
  const person = await findPerson(db, userId)
  const state = stateOfPerson(person, now)
  const isAdult = ageTierOf(person.birth_date, bangkokDay(now)) === 'adult'
  return {
    email: person.email,
    is_verified: person.verified_at !== null,
    state,
    may: actsOf(state),
    age_tier: isAdult ? 'adult' : 'minor',
    guardian: isAdult ? null : await readGuardianStatus(db, userId),
    province: person.province as Province,
    school: person.school,
    interests: person.interests,
    member_since: bangkokMonth(person.made_at),
  }
}

/** The guardian of a child, with the address masked; null when none is named. */
export async function readGuardianStatus(db: Db | Tx, userId: string): Promise<GuardianStatus | null> {
  const guardian = await db.selectFrom('guardian').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!guardian) return null
  return {
    state: guardian.state as GuardianState,
    email: maskEmail(guardian.email),
    asked_at: guardian.asked_at.toISOString(),
    answered_at: guardian.answered_at?.toISOString() ?? null,
  }
}

/** A person's age in whole years on a day. Throws where there is no such person. */
export async function readAge(db: Db | Tx, userId: string, day: string): Promise<number> {
  const { birth_date } = await db
    .selectFrom('user_account')
    .select('birth_date')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return ageOn(birth_date, day)
}
