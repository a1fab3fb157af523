import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { refusals } from '#lib/errors.ts'
import { foldMailbox } from '#lib/mailbox.ts'

const refusal = refusals(koinErrors)

type Person = { user_id: string; email: string; guardians: string[] }
type Pair = { actorId: string; userId: string }

/**
 * Refuses with own_gain where a member of staff would give koin, or what is worth koin, to themselves: to their account,
 * to another one of their mailbox, to a child whose guardian they are or were, or to their own guardian.
 */
export async function refuseOwnGain(db: Db | Tx, { actorId, userId }: Pair): Promise<void> {
  if (await isOneFamily(db, { actorId, userId })) throw refusal('own_gain')
}

/** Whether two accounts are known to be one person's, or a child's and their guardian's. */
export async function isOneFamily(db: Db | Tx, { actorId, userId }: Pair): Promise<boolean> {
  if (actorId === userId) return true
  const actor = await findPerson(db, actorId)
  const user = await findPerson(db, userId)
  return actor !== undefined && user !== undefined && areOneFamily(actor, user)
}

/** Whether somebody is of the staff, or of the family of one who is: who may see codes that are meant for the room. */
export async function isOfStaffFamily(db: Db | Tx, userId: string): Promise<boolean> {
  const user = await findPerson(db, userId)
  const { rows: staff } = await sql<Person>`${persons} where user_account.roles <> '{}'`.execute(db)
  return user !== undefined && staff.some((one) => one.user_id === userId || areOneFamily(one, user))
}

/** A guardian of before counts too: naming another one for an evening makes nobody a stranger. */
const persons = sql`
  select user_id, email, array(
    select guardian.email from guardian where guardian.user_id = user_account.user_id
    union select answer.email from guardian_answer as answer where answer.user_id = user_account.user_id
  ) as guardians
  from user_account`

async function findPerson(db: Db | Tx, userId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`${persons} where user_account.user_id = ${userId}`.execute(db)
  return rows[0]
}

function areOneFamily(one: Person, other: Person): boolean {
  const [own, others] = [foldMailbox(one.email), foldMailbox(other.email)]
  const isGuardian = (guardians: string[], mailbox: string) => guardians.some((email) => foldMailbox(email) === mailbox)
  return own === others || isGuardian(other.guardians, own) || isGuardian(one.guardians, others)
}
