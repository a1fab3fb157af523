import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { readAccountState } from '#features/identity/accounts/server/account-queries.ts'
import { setRoles } from '#features/identity/accounts/server/role-commands.ts'
import { endSessions } from '#features/identity/sessions/server/session-commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts'
import { peopleErrors } from '../people-admin-contract.ts'
import { dropEveryFactor } from './factor-commands.ts'
import { countFactors } from './factor-queries.ts'
import { rolesChanged } from './notices.ts'
import { endConfirmations } from './staff-session-commands.ts'

const refusal = refusals(peopleErrors)

type Act = { actorId: string; userId: string; now: Date }

/**
 * Sets a person's staff roles, notifies them and writes the audit log; without a change it does nothing. Throws
 * not_found, last_admin and not_for_staff.
 */
export async function grantRoles(
  tx: Tx,
  { actorId, userId, roles, now }: Act & { roles: readonly StaffRole[] },
): Promise<void> {
  const held = await lockAdminsAnd(tx, userId)
  const person = held.find(({ user_id }) => user_id === userId)
  if (!person) throw commonRefusal('not_found')
  const before = staffRoles.filter((role) => person.roles.includes(role))
  const after = staffRoles.filter((role) => roles.includes(role))
  if (before.join() === after.join()) return
  if (before.includes('admin') && !after.includes('admin')) checkAnotherAdmin(held, userId)
  if (after.some((role) => !before.includes(role))) await checkEligible(tx, person, now)
  await setRoles(tx, { userId, roles: after })
  if (after.length === 0) await endConfirmations(tx, { userId })
  const facts = { roles: after, at: now.toISOString() }
  await notify(tx, { userId, kind: rolesChanged, facts, cause: `roles:${newId(now)}`, now })
  const act = { actorId, act: 'person.roles-changed' as const, subject: { kind: 'person' as const, id: userId }, now }
  await recordStaffAct(tx, { ...act, before: { roles: before }, after: { roles: after } })
}

type Held = { user_id: string; roles: string[]; is_leaving: boolean }

/**
 * Locks the person and all admins in id order: of two admins who remove each other's role, the second sees that it
 * would be the last.
 */
async function lockAdminsAnd(tx: Tx, userId: string): Promise<Held[]> {
  const held = await tx
    .selectFrom('user_account')
    .select(['user_id', 'roles'])
    .where((e) => e.or([e('user_id', '=', userId), sql<boolean>`'admin' = any (roles)`]))
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  const ids = held.map(({ user_id }) => user_id)
  const leavers = await tx.selectFrom('leaving').select('user_id').where('user_id', 'in', ids).execute()
  return held.map((one) => ({ ...one, is_leaving: leavers.some(({ user_id }) => user_id === one.user_id) }))
}

/** An admin whose account is scheduled for deletion does not count. */
function checkAnotherAdmin(held: Held[], userId: string): void {
  const isAnother = (one: Held) => one.user_id !== userId && one.roles.includes('admin') && !one.is_leaving
  if (!held.some(isAnother)) throw refusal('last_admin')
}

async function checkEligible(tx: Tx, { user_id, is_leaving }: Held, now: Date): Promise<void> {
  if (is_leaving || (await readAccountState(tx, user_id, now)) !== 'adult') throw refusal('not_for_staff')
}

/** Ends all sessions of a person. Throws not_found. */
export async function endLoginsBy(tx: Tx, { actorId, userId, now }: Act): Promise<void> {
  await lockPerson(tx, userId)
  await endSessions(tx, { userId, by: 'staff', now })
  const act = { actorId, act: 'person.logins-ended' as const, subject: { kind: 'person' as const, id: userId }, now }
  await recordStaffAct(tx, { ...act, before: null, after: null })
}

/** Removes all second factors of another member of staff. Throws own_factors and not_found. */
export async function resetFactorsBy(tx: Tx, { actorId, userId, now }: Act): Promise<void> {
  if (actorId === userId) throw refusal('own_factors')
  await lockPerson(tx, userId)
  const factors = await countFactors(tx, userId)
  if (factors === 0) return
  await dropEveryFactor(tx, { userId, now })
  const act = { actorId, act: 'person.factors-reset' as const, subject: { kind: 'person' as const, id: userId }, now }
  await recordStaffAct(tx, { ...act, before: { factors }, after: { factors: 0 } })
}

async function lockPerson(tx: Tx, userId: string): Promise<void> {
  const held = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw commonRefusal('not_found')
}
