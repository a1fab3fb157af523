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

/** Earlier guardians count too, so that changing the guardian for a day does not evade the rule. */
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
