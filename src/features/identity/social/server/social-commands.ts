import type { Tx } from '#db/open.ts'
import type { GuardianState } from '#features/identity/accounts/standing-rules.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { bangkokDay, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { socialErrors } from '../contract.ts'
import { mayEnterBySocial, type Provider } from '../social-rules.ts'
import { socialLinkMail } from './mails.ts'
import { readClosedBy } from './social-queries.ts'

const refusal = refusals(socialErrors)

/** A person's identity at a provider; `subject` is the provider's id. */
export type Identity = {
  provider: Provider
  subject: string
  name: string | null
  email: string | null
  picture: string | null
}

/** A verified identity; `once` is a key that may be used once, until it would expire anyway. */
export type Proven = { identity: Identity; once: { key: string; expiresAt: Date } | null }

const notLinked = { line: 'line_not_linked', facebook: 'facebook_not_linked' } as const
const dead = { line: 'line_token_dead', facebook: 'facebook_token_dead' } as const

/** Uses up a one-time key; false when it was used before. */
export async function takeOnce(tx: Tx, { key, expiresAt }: NonNullable<Proven['once']>): Promise<boolean> {
  const taken = await tx
    .insertInto('social_use')
    .values({ key, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

async function useUp(tx: Tx, { identity, once }: Proven): Promise<void> {
  if (once && !(await takeOnce(tx, once))) throw refusal(dead[identity.provider])
}

/**
 * The account of an identity; its link is locked until the session is open, so that it is not unlinked meanwhile.
 * Throws line_not_linked or facebook_not_linked (the proof stays valid), guardian_first when a guardian has withdrawn
 * consent, and line_token_dead for a used proof.
 */
export async function enterBySocial(tx: Tx, proven: Proven, now: Date): Promise<string> {
  const { provider, subject } = proven.identity
  const found = await tx
    .selectFrom('social_link')
    .innerJoin('user_account', 'user_account.user_id', 'social_link.user_id')
    .leftJoin('guardian', 'guardian.user_id', 'social_link.user_id')
    .select(['social_link.user_id', 'birth_date', 'state'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .forShare('social_link')
    .executeTakeFirst()
  if (!found) throw refusal(notLinked[provider])
  const guardian = found.state as GuardianState | null
  if (!mayEnterBySocial({ birthDate: found.birth_date, guardian }, bangkokDay(now))) throw refusal('guardian_first')
  await useUp(tx, proven)
  return found.user_id
}

type Linking = { userId: string; proven: Proven; now: Date }

/**
 * Links an identity to an account and mails its owner. Idempotent. Throws verify_first and guardian_first
 * (standing-rules.ts), other_linked, identity_taken (when accounts race for an identity the unique key decides) and
 * line_token_dead.
 */
export async function linkSocial(tx: Tx, { userId, proven, now }: Linking): Promise<void> {
  const { provider, subject } = proven.identity
  const person = await lockPerson(tx, userId)
  const closedBy = await readClosedBy(tx, userId, now)
  if (closedBy) throw refusal(closedBy)
  const linked = await tx
    .selectFrom('social_link')
    .select('subject')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (linked?.subject === subject) return
  if (linked) throw refusal('other_linked')
  await addSocialLink(tx, { userId, proven, now })
  await tellOwner(tx, { userId, person, provider, isLinked: true, now })
}

/** Inserts a link and uses up its proof. Throws identity_taken and line_token_dead. */
export async function addSocialLink(tx: Tx, { userId, proven, now }: Linking): Promise<void> {
  const { provider, subject, name } = proven.identity
  const made = await tx
    .insertInto('social_link')
    .values({ user_id: userId, provider, subject, name: name?.slice(0, 200) ?? null, linked_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw refusal('identity_taken')
  await useUp(tx, proven)
}

type Unlinking = { userId: string; provider: Provider; now: Date }

/**
 * Unlinks an identity and tells the owner. Throws last_way_in; concurrent calls are serialised by the person's row
 * lock.
 */
export async function unlinkSocial(tx: Tx, { userId, provider, now }: Unlinking): Promise<void> {
  const person = await lockPerson(tx, userId)
  const links = await tx.selectFrom('social_link').select('provider').where('user_id', '=', userId).execute()
  if (!links.some((link) => link.provider === provider)) return
  if (person.password_hash === null && links.length === 1) throw refusal('last_way_in')
  await tx.deleteFrom('social_link').where('user_id', '=', userId).where('provider', '=', provider).execute()
  await tellOwner(tx, { userId, person, provider, isLinked: false, now })
}

type Person = Awaited<ReturnType<typeof lockPerson>>

async function lockPerson(tx: Tx, userId: string) {
  const person = await tx
    .selectFrom('user_account')
    .select(['email', 'display_name', 'password_hash'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  // The account was erased after the token was checked.
  if (!person) throw commonRefusal('signed_out')
  return person
}

type News = { userId: string; person: Person; provider: Provider; isLinked: boolean; now: Date }

async function tellOwner(tx: Tx, { userId, person, provider, isLinked, now }: News): Promise<void> {
  const mail = socialLinkMail({ name: person.display_name, provider, isLinked, when: formatThaiMoment(now) })
  await queueMail(tx, { ...mail, userId, to: person.email, kind: 'identity.social-link', now })
}

/** Removes all logins by LINE and Facebook, without a mail. */
export async function dropSocialLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('social_link').where('user_id', '=', userId).execute()
}
