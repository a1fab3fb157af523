import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { refusals } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'

const refusal = refusals(koinErrors)

type Person = { user_id: string; email: string; guardians: string[] }
type Pair = { actorId: string; userId: string }

/**
 * Throws own_gain when a member of staff would give koin, or something worth koin, to themselves: their account,
 * another account of their mailbox, a child whose guardian they are or were, or their own guardian.
 */
export async function refuseOwnGain(db: Db | Tx, { actorId, userId }: Pair): Promise<void> {
  if (await isOneFamily(db, { actorId, userId })) throw refusal('own_gain')
}

/** Whether two accounts belong to one person, or to a child and their guardian. */
export async function isOneFamily(db: Db | Tx, { actorId, userId }: Pair): Promise<boolean> {
  if (actorId === userId) return true
  const actor = await findPerson(db, actorId)
  const user = await findPerson(db, userId)
  return actor !== undefined && user !== undefined && areOneFamily(actor, user)
}

/** Whether a person is staff or family of staff, and so may know the check-in codes. */
export async function isOfStaffFamily(db: Db | Tx, userId: string): Promise<boolean> {
  const user = await findPerson(db, userId)
  const { rows: staff } = await sql<Person>`${persons} where user_account.roles <> '{}'`.execute(db)
  return user !== undefined && staff.some((one) => one.user_id === userId || areOneFamily(one, user))
}

/**
 * Which of these members of staff are each person's family (or the person). A person without family there is left out. Two queries
 * for any number of persons.
 */
export async function findStaffOfFamily(
  db: Db | Tx,
  { userIds, staffIds }: { userIds: readonly string[]; staffIds: readonly string[] },
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  if (staffIds.length === 0 || userIds.length === 0) return found
  const staff = await findPersons(db, staffIds)
  const add = (userId: string, staffId: string) => found.set(userId, (found.get(userId) ?? new Set()).add(staffId))
  for (const person of await findPersons(db, userIds))
    for (const one of staff)
      if (one.user_id === person.user_id || areOneFamily(one, person)) add(person.user_id, one.user_id)
  return found
}

/**
 * Every account of a person's family, their own included: of their mailbox, of children whose guardian they are or were, and
 * of their own guardians.
 */
export async function listFamily(db: Db | Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with own as materialized (select user_id, mailbox from user_account where user_id = ${userId}),
    mailboxes as materialized (
      select mailbox from own
      union select guardian.mailbox from guardian join own using (user_id)
      union select fold_mailbox(answer.email) from guardian_answer as answer join own using (user_id)
    )
    select user_id from user_account where mailbox in (select mailbox from mailboxes)
    union select guardian.user_id from guardian join own on guardian.mailbox = own.mailbox
    union select answer.user_id from guardian_answer as answer join own on fold_mailbox(answer.email) = own.mailbox
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

async function findPersons(db: Db | Tx, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`${persons} where user_account.user_id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Earlier guardians count too, so that changing the guardian for a day does not evade the rule. */
const persons = sql`
  select user_id, email, array(
    select guardian.email from guardian where guardian.user_id = user_account.user_id
    union select answer.email from guardian_answer as answer where answer.user_id = user_account.user_id
  ) as guardians
  from user_account`

async function findPerson(db: Db | Tx, userId: string): Promise<Person | undefined> {
  return (await findPersons(db, [userId]))[0]
}

function areOneFamily(one: Person, other: Person): boolean {
  const [own, others] = [foldMailbox(one.email), foldMailbox(other.email)]
  const isGuardian = (guardians: string[], mailbox: string) => guardians.some((email) => foldMailbox(email) === mailbox)
  return own === others || isGuardian(other.guardians, own) || isGuardian(one.guardians, others)
}
